import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from '../../src-main/cli/start/browsers';
import { readStartOptions } from '../../src-main/cli/start/options';
import { startTexts } from '../../src-main/cli/start/texts';
import { hasDisplay } from '../../src-main/cli/start/window';
import { launchArgs, pickLaunchOptions } from '#host/launch-options';

describe('options of npm start', () => {
  it('default to this machine, a window, and being found once opened', () => {
    expect(readStartOptions([])).toMatchObject({
      port: null,
      bind: '127.0.0.1',
      lan: 'announced',
      headless: false,
      open: true,
      browser: false,
    });
  });

  it('who names the loopback address keeps everything on this machine', () => {
    expect(readStartOptions(['--bind=127.0.0.1'])).toMatchObject({ lan: 'off' });
    expect(readStartOptions(['--bind', 'localhost', '--no-mdns'])).toMatchObject({ lan: 'off' });
    expect(readStartOptions(['--bind=0.0.0.0', '--no-mdns'])).toMatchObject({
      bind: '0.0.0.0',
      lan: 'quiet',
    });
  });

  it('headless opens nothing', () => {
    expect(readStartOptions(['--headless', '--port', '0'])).toMatchObject({
      headless: true,
      open: false,
      port: 0,
    });
  });

  it.each([['--port=-1'], ['--port=65536'], ['--port='], ['--bind'], ['--what'], ['stray']])(
    '%s is refused',
    (arg) => {
      expect(() => readStartOptions([arg])).toThrow();
    },
  );

  it('--help starts nothing', () => {
    expect(readStartOptions(['--help'])).toBeNull();
  });

  it('reach another shell as they were meant', () => {
    for (const args of [
      [],
      ['--bind=127.0.0.1'],
      ['--bind=0.0.0.0', '--no-mdns', '--port=4700', '--data=/x y'],
    ]) {
      const options = pickLaunchOptions(['/usr/bin/electron', '--no-sandbox', '.', ...args]);
      expect(pickLaunchOptions(['--ozone-platform=x11', ...launchArgs(options)])).toEqual(options);
    }
  });
});

describe('a browser of the Chromium family', () => {
  const machine = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, there: RegExp): Machine => ({
    platform,
    env,
    isExecutable: (path) => there.test(path),
  });

  it('is found on the PATH, Chromium first', () => {
    const linux = machine(
      'linux',
      { PATH: '/usr/local/bin:/usr/bin' },
      /^\/usr\/bin\/(chromium|google-chrome)$/,
    );
    expect(findChromium(linux)).toBe('/usr/bin/chromium');
  });

  it('is found where macOS keeps programs', () => {
    const path = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
    expect(findChromium(machine('darwin', { PATH: '/usr/bin', HOME: '/Users/x' }, /Microsoft Edge$/))).toBe(
      path,
    );
  });

  it('is found where Windows keeps programs', () => {
    const env = { Path: 'C:\\Windows', 'ProgramFiles(x86)': 'C:\\Program Files (x86)' };
    expect(findChromium(machine('win32', env, /Application.msedge\.exe$/))).toMatch(
      /^C:\\Program Files \(x86\).*msedge\.exe$/,
    );
  });

  it('may be missing', () => {
    expect(findChromium(machine('linux', { PATH: '/usr/bin' }, /nothing/))).toBeNull();
  });
});

describe('the terminal', () => {
  it('speaks French unless the machine speaks English', () => {
    expect(startTexts('fr_CA.UTF-8').ready('x')).toContain('prêt');
    expect(startTexts('de_DE.UTF-8').ready('x')).toContain('prêt');
    expect(startTexts('en_GB.UTF-8').ready('x')).toContain('ready');
  });

  it('knows whether there is a screen', () => {
    expect(hasDisplay('linux', {})).toBe(false);
    expect(hasDisplay('linux', { DISPLAY: ':0' })).toBe(true);
    expect(hasDisplay('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
    expect(hasDisplay('darwin', {})).toBe(true);
  });
});
