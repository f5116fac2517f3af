import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { groupBy } from '@/server/modules/product/catalogue/ids'
import { anyOf, beginning, spellings, type SearchWords } from './search-words'
import { slips, slipsAllowed } from './slips'

type Reader = Pick<Ctx, 'site' | 'language'> & { db: Tx }

/** A word of the shop beside one that was typed, both with their roots. */
type Pair = { typed: string; form: string; root: string; word: string; wordRoot: string; similarity: number }
type NearWord = { word: string; slips: number }

/** How much of a typed word must stand in one of the shop to be compared with it letter by letter, of 1 (pg_trgm): of a short one more than a letter. */
export const nearEnough = '0.27'

const comparedAtMost = 60
/** Among so many words somebody may have meant one. */
const meantAtMost = 5
/** In longer sentences only what the shop does not know is put right: every word that may be meant multiplies the work. */
const fewWords = 3

/**
 * What somebody may have meant by words that find nothing: first with only those put right that the shop does not know, then with what is near to the
 * others, too. A space too many or one missing is a slip as well. Numbers and words of two letters stay as they are. Only within `searching`.
 */
export async function meantWords(reader: Reader, { words, tsquery }: SearchWords): Promise<SearchWords[]> {
  const isShort = words.length <= fewWords
  const joined = (isShort ? words : []).slice(1).map((word, n) => `${words[n]}${word}`)
  const doubtful = [...new Set([...words, ...joined])].filter(mayBeWrong)
  if (doubtful.length === 0) return []
  const near = await nearWords(reader, doubtful)
  const readings = [words, ...joined.flatMap((word, n) => (isKnown(near.get(word) ?? []) ? [words.toSpliced(n, 2, word)] : []))]
  const meant = (isShort ? [unknownOnes, allOnes] : [unknownOnes]).map((meaning) =>
    wordsOf(readings, (word) => meaning(near.get(word) ?? []).slice(0, meantAtMost)),
  )
  return meant.filter((one, n) => one.tsquery !== (n === 0 ? tsquery : meant[n - 1]?.tsquery))
}

function mayBeWrong(word: string) {
  return slipsAllowed(word.length) > 0 && !/\d/.test(word)
}

function isKnown([nearest]: NearWord[]) {
  return nearest?.slips === 0
}

function unknownOnes(near: NearWord[]): string[] {
  return isKnown(near) ? [] : near.filter(({ slips }) => slips === near[0]?.slips).map(({ word }) => word)
}

function allOnes(near: NearWord[]): string[] {
  return near.filter(({ slips }) => slips > 0).map(({ word }) => word)
}

/** All readings as one search, which is called as the first of them. A word stays beside those that it may mean: texts say more than the shop knows. */
function wordsOf(readings: string[][], meaning: (word: string) => string[]): SearchWords {
  const words = readings[0]?.flatMap((word) => (meaning(word)[0] ?? word).split(' ')) ?? []
  const queries = readings.map((reading) => reading.map((word) => anyOf([word, ...meaning(word)].map(together))).join(' & '))
  return { typed: words.join(' '), words, tsquery: queries.join(' | ') }
}

/** A missing space makes one word of two. */
function together(meant: string) {
  const words = meant.split(' ').map(beginning)
  return words.length > 1 ? `(${words.join(' & ')})` : words.join()
}

/**
 * The words of the shop that are near to each, nearest first: those with about the same letters, those with two of them swapped, which leaves too little
 * of a short word, and two words without the space between them.
 */
async function nearWords({ db, site, language }: Reader, words: string[]): Promise<Map<string, NearWord[]>> {
  const forms = words.flatMap((typed) => spellings(typed).map((form) => ({ typed, form })))
  const own = sql`v.site_id = ${site.id} and v.language_id = ${language.id}`
  const pairs = await db.execute<Pair>(sql`
    select folded.typed, folded.form, ${rootOf(sql`folded.form`)} as root,
      near.word, ${rootOf(sql`near.word`)} as "wordRoot", similarity(folded.form, near.word) as similarity
    from (
      select typed, izlog_fold(form) as form from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) given (typed text, form text)
    ) folded
    cross join lateral (
      select word from izlog_near_words(${site.id}, ${language.id}, folded.form, ${comparedAtMost}) word
      union
      select v.word from vocabulary v where ${own} and v.word = any(array(
        select overlay(folded.form placing reverse(substr(folded.form, place, 2)) from place for 2) from generate_series(1, length(folded.form) - 1) place
      ))
      union
      select left(folded.form, place) || ' ' || substr(folded.form, place + 1) from generate_series(3, length(folded.form) - 3) place
      where (select true from vocabulary v where ${own} and v.word = left(folded.form, place))
        and (select true from vocabulary v where ${own} and v.word = substr(folded.form, place + 1))
    ) near`)
  const byTyped = groupBy(pairs, ({ typed }) => typed)
  return new Map([...byTyped].map(([typed, some]) => [typed, sorted(some)]))
}

/** As the search configuration izlog_hr finds it. */
function rootOf(word: SQL): SQL {
  return sql`coalesce((ts_lexize('serbian_stem', ${word}))[1], ${word})`
}

function sorted(pairs: Pair[]): NearWord[] {
  return pairs
    .map((pair) => ({ ...pair, slips: slipsOf(pair) }))
    .filter((pair) => pair.slips < Infinity)
    .toSorted((a, b) => a.slips - b.slips || b.similarity - a.similarity)
}

/**
 * Whichever are nearer, the words or their roots; of a word that is still being typed its beginning, with fewer slips for so few letters and without
 * the preference for swapped ones, which beginnings make of a missing one.
 */
function slipsOf({ form, root, word, wordRoot }: Pair): number {
  if (wordRoot.startsWith(root)) return 0
  const { whole, beginning } = slips(form, word)
  const ofRoots = slips(root, wordRoot).whole
  return Math.min(
    whole <= slipsAllowed(form.length) ? whole : Infinity,
    beginning <= slipsAllowed(form.length - 2) ? Math.ceil(beginning) : Infinity,
    ofRoots <= slipsAllowed(root.length) ? ofRoots : Infinity,
  )
}
