import type { ChildSettings } from '../../protocol.ts';
import { loadEmbedded } from './embedded-engine.ts';
import { openModels } from '../lines/models.ts';
import type { Engine, Readers } from './engine.ts';
import { nativeEngine } from './native-engine.ts';

/** Loads the engine and the neural networks' runtime when a page first needs it: a process that only counts pages or draws pictures never does. */
export class EngineHolder {
  readonly #settings: Pick<ChildSettings, 'engine' | 'detector'>;
  #readers: Promise<Readers> | undefined;

  constructor(settings: Pick<ChildSettings, 'engine' | 'detector'>) {
    this.#settings = settings;
  }

  get(): Promise<Readers> {
    this.#readers ??= this.#load();
    return this.#readers;
  }

  async #load(): Promise<Readers> {
    const { engine: choice, detector } = this.#settings;
    const engine: Engine = choice.name === 'embedded' ? await loadEmbedded(choice) : nativeEngine(choice);
    return { engine, models: detector ? openModels() : undefined };
  }
}
