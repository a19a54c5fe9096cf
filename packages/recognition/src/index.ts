export { sniffKind } from './sniff.ts';
export { toPageJson } from './page-json.ts';
export { documentText, pageText } from './text.ts';
export { createRecognizer } from './recognizer.ts';
export { RecognitionError } from './types.ts';
export type {
  Box,
  DocumentKind,
  EngineInfo,
  FileProblem,
  Limits,
  Line,
  Page,
  PageJson,
  PageNote,
  PageRange,
  PictureOptions,
  PlaceReading,
  PlacesOfPage,
  PlaceToRead,
  PoolOptions,
  ReadOptions,
  Recognizer,
  RecognizerOptions,
  Rule,
  Transform,
  Turn,
  Word,
} from './types.ts';
export { transformOf } from './transform.ts';
