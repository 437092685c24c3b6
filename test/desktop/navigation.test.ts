import { describe, expect, it } from 'vitest';
import { AllowedOrigins, localOrigin } from '../../src-main/desktop/navigation';

describe('an address of the room', () => {
  it.each([
    ['http://192.168.1.20:4600/', 'http://192.168.1.20:4600'],
    ['http://10.0.0.7:4600/#/table', 'http://10.0.0.7:4600'],
    ['http://169.254.3.4:4600', 'http://169.254.3.4:4600'],
    ['http://127.0.0.1:4600/', 'http://127.0.0.1:4600'],
    ['http://poste-3.local:4600/', 'http://poste-3.local:4600'],
    ['http://poste3.ecole.lan/', 'http://poste3.ecole.lan'],
  ])('%s is one', (address, origin) => {
    expect(localOrigin(address)).toBe(origin);
  });

  it.each([
    'https://192.168.1.20:4600/',
    'http://8.8.8.8/',
    'http://example.org/',
    'http://192.168.1.20.example.org/',
    'http://local/',
    'http://user:word@192.168.1.20/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'preau',
    '',
  ])('%s is none', (address) => {
    expect(localOrigin(address)).toBeNull();
  });

  it('is meant as numbers, however it is written', () => {
    expect(localOrigin('http://0x08080808/')).toBeNull(); // 8.8.8.8
    expect(localOrigin('http://3232235796:4600/')).toBe('http://192.168.1.20:4600');
  });
});

describe('where a window may go', () => {
  const allowed = () => new AllowedOrigins('http://127.0.0.1:4600/#owner=secret');

  it('is its own host, on its own port', () => {
    expect(allowed().has('http://127.0.0.1:4600/#/table')).toBe(true);
    expect(allowed().has('http://127.0.0.1:4601/')).toBe(false);
    expect(allowed().has('http://localhost:4600/')).toBe(false);
  });

  it('is another host of the room once it was chosen', () => {
    const origins = allowed();
    expect(origins.has('http://10.0.0.7:4600/')).toBe(false);
    expect(origins.choose('http://10.0.0.7:4600/anything?x#y')).toBe('http://10.0.0.7:4600/');
    expect(origins.has('http://10.0.0.7:4600/')).toBe(true);
    expect(origins.isOwn('http://10.0.0.7:4600/')).toBe(false);
    expect(origins.choose('http://example.org/')).toBeNull();
    expect(origins.has('http://example.org/')).toBe(false);
  });

  it('is never a file', () => {
    for (const url of ['file:///etc/passwd', 'about:blank', 'blob:null/x', ''])
      expect(allowed().has(url)).toBe(false);
  });
});
