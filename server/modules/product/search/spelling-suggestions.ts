import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { groupBy } from '@/server/db/rows'
import { orQuery, prefixQuery, spellingVariants, type SearchQuery } from './search-query'
import { editDistance, maxEdits } from './edit-distance'

type SearchContext = Pick<Ctx, 'site' | 'language'> & { db: Tx }

/** A word of the vocabulary compared with a typed one, both with their stems. */
type Candidate = { typed: string; form: string; stem: string; word: string; wordStem: string; similarity: number }
type Suggestion = { word: string; edits: number }

/** `hasAlternatives`: it searches other words too, besides those that it is titled by. */
export type SpellingSuggestion = SearchQuery & { hasAlternatives: boolean }

/** Trigram similarity (0 to 1, pg_trgm) from which a word is compared letter by letter. */
export const similarityThreshold = '0.27'

const maxCandidates = 60
const maxSuggestions = 5
/** Longer searches correct unknown words only, because every alternative multiplies the work. */
const shortSearchWords = 3

/**
 * Alternative searches for words that find nothing (docs/rules/catalog.md#spelling-correction): first with the unknown words corrected, then with the
 * known ones too. Call only within `withSearchTransaction`.
 */
export async function spellingSuggestions(search: SearchContext, { words, tsquery }: SearchQuery): Promise<SpellingSuggestion[]> {
  const isShort = words.length <= shortSearchWords
  const joinedPairs = (isShort ? words : []).slice(1).map((word, n) => `${words[n]}${word}`)
  const correctable = [...new Set([...words, ...joinedPairs])].filter(isCorrectable)
  if (correctable.length === 0) return []
  const suggestions = await loadSuggestions(search, correctable)
  const readings = [words, ...joinedPairs.flatMap((word, n) => (isKnown(suggestions.get(word) ?? []) ? [words.toSpliced(n, 2, word)] : []))]
  const searches = (isShort ? [correctUnknown, correctAll] : [correctUnknown]).map((correct) =>
    combineReadings(readings, (word) => correct(suggestions.get(word) ?? []).slice(0, maxSuggestions)),
  )
  return searches.filter((one, n) => one.tsquery !== (n === 0 ? tsquery : searches[n - 1]?.tsquery))
}

function isCorrectable(word: string) {
  return maxEdits(word.length) > 0 && !/\d/.test(word)
}

function isKnown([closest]: Suggestion[]) {
  return closest?.edits === 0
}

function correctUnknown(suggestions: Suggestion[]): string[] {
  return isKnown(suggestions) ? [] : suggestions.filter(({ edits }) => edits === suggestions[0]?.edits).map(({ word }) => word)
}

function correctAll(suggestions: Suggestion[]): string[] {
  return suggestions.filter(({ edits }) => edits > 0).map(({ word }) => word)
}

/**
 * Combines all readings into one search, titled by the first that differs from what was typed. Keeps the typed word beside its suggestions, because
 * descriptions have words outside the vocabulary.
 */
function combineReadings(readings: string[][], correct: (word: string) => string[]): SpellingSuggestion {
  const [typed = []] = readings
  const title = readings.find((reading) => reading !== typed || reading.some((word) => correct(word).length > 0)) ?? typed
  const words = title.flatMap((word) => (correct(word)[0] ?? word).split(' '))
  const queries = readings.map((reading) => reading.map((word) => orQuery([word, ...correct(word)].map(phraseQuery))).join(' & '))
  const hasAlternatives =
    title.some((word) => correct(word).length > 1) || readings.some((reading) => reading !== typed && reading !== title)
  return { typed: words.join(' '), words, tsquery: queries.join(' | '), hasAlternatives }
}

/** A suggestion for a missing space has two words. */
function phraseQuery(suggestion: string) {
  const words = suggestion.split(' ').map(prefixQuery)
  return words.length > 1 ? `(${words.join(' & ')})` : words.join()
}

/**
 * Vocabulary words similar to each word, best first: by trigrams, by one transposition (which leaves short words too few trigrams), and split in two.
 */
async function loadSuggestions({ db, site, language }: SearchContext, words: string[]): Promise<Map<string, Suggestion[]>> {
  const forms = words.flatMap((typed) => spellingVariants(typed).map((form) => ({ typed, form })))
  const own = sql`v.site_id = ${site.id} and v.language_id = ${language.id}`
  const candidates = await db.execute<Candidate>(sql`
    select typed_words.typed, typed_words.form, ${stemOf(sql`typed_words.form`)} as stem,
      suggestions.word, ${stemOf(sql`suggestions.word`)} as "wordStem", similarity(typed_words.form, suggestions.word) as similarity
    from (
      select typed, izlog_fold(form) as form from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) given (typed text, form text)
    ) typed_words
    cross join lateral (
      select word from izlog_similar_words(${site.id}, ${language.id}, typed_words.form, ${maxCandidates}) word
      union
      select v.word from vocabulary v where ${own} and v.word = any(array(
        select overlay(typed_words.form placing reverse(substr(typed_words.form, pos, 2)) from pos for 2) from generate_series(1, length(typed_words.form) - 1) pos
      ))
      union
      select left(typed_words.form, pos) || ' ' || substr(typed_words.form, pos + 1) from generate_series(3, length(typed_words.form) - 3) pos
      where (select true from vocabulary v where ${own} and v.word = left(typed_words.form, pos))
        and (select true from vocabulary v where ${own} and v.word = substr(typed_words.form, pos + 1))
    ) suggestions`)
  const byTyped = groupBy(candidates, ({ typed }) => typed)
  return new Map([...byTyped].map(([typed, some]) => [typed, sorted(some)]))
}

/** The stem that the text search configuration izlog_hr uses. */
function stemOf(word: SQL): SQL {
  return sql`coalesce((ts_lexize('serbian_stem', ${word}))[1], ${word})`
}

function sorted(candidates: Candidate[]): Suggestion[] {
  return candidates
    .map((candidate) => ({ ...candidate, edits: editsBetween(candidate) }))
    .filter((candidate) => candidate.edits < Infinity)
    .toSorted((a, b) => a.edits - b.edits || b.similarity - a.similarity)
}

/**
 * The smaller distance of words and stems. A prefix of a longer word is allowed fewer edits, rounded up, because prefixes turn a missing letter into
 * a cheaper transposition.
 */
function editsBetween({ form, stem, word, wordStem }: Candidate): number {
  if (wordStem.startsWith(stem)) return 0
  const { whole, prefix: beginning } = editDistance(form, word)
  const ofStems = editDistance(stem, wordStem).whole
  return Math.min(
    whole <= maxEdits(form.length) ? whole : Infinity,
    beginning <= maxEdits(form.length - 2) ? Math.ceil(beginning) : Infinity,
    ofStems <= maxEdits(stem.length) ? ofStems : Infinity,
  )
}
