/** Parts of patterns that several files build their questions from, as sources of regular expressions. */

/** Something is done to what is asked about ("where … is kept"); what is located somewhere has an address. */
export const PASSIVE = String.raw`\b(?:is|are|was|were|being) (?:\w+ ){0,2}?(?!located|based|registered|situated|placed)\w+(?:ed|ne|en|ept|eld|ought)\b`;

/** "The firm we bought the goods from". */
export const BOUGHT_FROM = String.raw`(?:buy|buying|bought|order|ordering|ordered|purchas(?:e|ing|ed)) (?:\w+ ){0,2}from`;
