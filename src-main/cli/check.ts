/** `npm run check [-- --fix]`: lint, import laws, types and layout. Exits 1 when one of them fails. */
import { runChecks } from './check/checks';

const failed = await runChecks({ fix: process.argv.includes('--fix') });
process.exitCode = failed.length > 0 ? 1 : 0;
