/** For commands whose output is read by another program. */

/** Whoever reads our output may stop early (`| head`): that is no failure of ours, and ends the command quietly. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
