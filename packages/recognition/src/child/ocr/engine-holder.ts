import type { EngineChoice } from '../../protocol.ts';
import { loadEmbedded } from './embedded-engine.ts';
import type { Engine } from './engine.ts';
import { nativeEngine } from './native-engine.ts';

/** Loads the engine when a page first needs it: a process that only counts pages or draws pictures never does. */
export class EngineHolder {
  readonly #choice: EngineChoice;
  #engine: Promise<Engine> | undefined;

  constructor(choice: EngineChoice) {
    this.#choice = choice;
  }

  get(): Promise<Engine> {
    const choice = this.#choice;
    this.#engine ??=
      choice.name === 'embedded' ? loadEmbedded(choice) : Promise.resolve(nativeEngine(choice));
    return this.#engine;
  }
}
