import type { LessonSource } from '../types.ts';
import type { FieldLesson, Lesson, TableLesson } from './types.ts';

/** Who taught a field: by correcting its value, or by leaving it as read in a checked document. */
export const taughtField = ({ source }: Lesson, { corrected }: FieldLesson): LessonSource =>
  corrected ? { ...source, corrected } : source;

/** Who taught a column of a table: by correcting values of it, or by leaving them as read. */
export const taughtColumn = ({ source }: Lesson, { corrected }: TableLesson, column: string): LessonSource =>
  corrected?.includes(column) ? { ...source, corrected: true } : source;
