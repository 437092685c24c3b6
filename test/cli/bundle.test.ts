import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignImports } from '../../src-main/cli/check/bundle';
import { tempDir, writeTree } from '#test/support/temp-dir';

it('the host bundle may import its own parts and Node, and nothing else', () => {
  const folder = tempDir();
  writeTree(folder, {
    'host.js': `import { a } from './chunks/a.js';\nimport 'node:fs';\nimport fs from "fs";\nconst text = "from 'electron'";\n`,
    'chunks/a.js': `import './b.js';\nexport const a = 1;\n`,
    'chunks/b.js': `const late = () => import('electron');\nconst ws = require('ws');\nexport * from "../host.js";\n`,
  });
  expect(foreignImports(join(folder, 'host.js'))).toEqual([
    join('chunks', 'b.js') + ' imports electron',
    join('chunks', 'b.js') + ' imports ws',
  ]);
});
