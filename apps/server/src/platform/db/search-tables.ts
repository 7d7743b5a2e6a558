import type { Generated } from 'kysely';

/** Tables of `migrations/0011-search-words.sql`. */
export interface SearchTables {
  search_words: SearchWordsTable;
  search_word_changes: SearchWordChangesTable;
}

interface SearchWordsTable {
  word: string;
  uses: number;
}

interface SearchWordChangesTable {
  id: Generated<number>;
  word: string;
  change: number;
}
