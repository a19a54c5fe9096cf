import fs from 'node:fs';
import path from 'node:path';

/**
 * What packages bring along that nothing of ours ever opens, from 2 MB upwards: [folder or file of the package,
 * why it is not needed]. `*` in a package's name is any system.
 */
const unused = {
  'node-linux-*': { include: 'headers, for compiling addons: we compile none', share: 'manual pages' },
  'node-darwin-*': { include: 'headers, for compiling addons: we compile none', share: 'manual pages' },
  'node-bin-darwin-*': { include: 'headers, for compiling addons: we compile none', share: 'manual pages' },
  // The console is built from modules.
  '@mantine/core': { cjs: 'the same components for require()' },
  '@mantine/dates': { cjs: 'the same components for require()' },
  '@mantine/form': { cjs: 'the same hooks for require()' },
  '@mantine/hooks': { cjs: 'the same hooks for require()' },
  zod: { src: 'its sources and their tests' },
  fastify: { test: 'its tests' },
  bintrees: { test: 'its tests' },
  '@tabler/icons': { '.': 'every icon as a file and a font; the console imports components' },
  '@tabler/icons-react': { 'dist/cjs': 'the same components for require()' },
  '@expo-google-fonts/noto-sans-jp': Object.fromEntries(
    ['100Thin', '200ExtraLight', '300Light', '500Medium', '600SemiBold', '800ExtraBold', '900Black'].map(
      (weight) => [weight, 'pages are drawn in regular and bold'],
    ),
  ),
  'tesseract.js-core': Object.fromEntries(
    ['', '-simd', '-relaxedsimd'].flatMap((build) =>
      ['.wasm', '.wasm.js', '.js'].map((end) => [
        `tesseract-core${build}${end}`,
        'the engine with the legacy recognizer; ours is the one without (-lstm)',
      ]),
    ),
  ),
  // Its package brings the engine for every system.
  'onnxruntime-node': Object.fromEntries(
    ['darwin', 'linux', 'win32']
      .flatMap((system) => ['arm64', 'x64'].map((processor) => [system, processor]))
      .filter(([system, processor]) => system !== process.platform || processor !== process.arch)
      .map(([system, processor]) => [`bin/napi-v3/${system}/${processor}`, 'the engine of another system']),
  ),
  '@tesseract.js-data/eng': { '4.0.0': 'slower data; ours is 4.0.0_best_int' },
  '@tesseract.js-data/jpn': { '4.0.0': 'slower data; ours is 4.0.0_best_int' },
};

/**
 * Removes files from node_modules that nothing opens: `unused`, and the source maps of packages. The rest is about a quarter smaller. npm
 * accepts that, and the next install restores all of it.
 * @param {string} modules the node_modules folder
 */
export function trim(modules) {
  for (const [pattern, parts] of Object.entries(unused)) {
    for (const folder of packagesLike(modules, pattern)) {
      for (const part of Object.keys(parts))
        fs.rmSync(path.join(folder, part), { recursive: true, force: true });
    }
  }
  removeSourceMaps(modules);
}

function packagesLike(modules, pattern) {
  const [scope, name] = pattern.startsWith('@') ? pattern.split('/') : ['', pattern];
  const parent = path.join(modules, scope);
  if (!name.endsWith('*')) return [path.join(parent, name)];
  const start = name.slice(0, -1);
  const found = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  return found.filter((each) => each.startsWith(start)).map((each) => path.join(parent, each));
}

/** Only next to the files that they describe: a package may read a `.map` of its own. */
function removeSourceMaps(folder) {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(file);
    else if (/\.[cm]?[jt]s\.map$/.test(entry.name) && names.has(entry.name.slice(0, -4))) fs.rmSync(file);
  }
}
