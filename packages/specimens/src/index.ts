export { makeSpecimen, specimenLayouts } from './specimen.ts';
export type { SpecimenWish } from './specimen.ts';
export { specimenTemplate } from './templates.ts';
export type { SpecimenTemplate, TemplateField } from './templates.ts';
export { kinds } from './types.ts';
export type { Kind, Language, Layout, Specimen, Truth, TruthTable, TruthValue } from './types.ts';
