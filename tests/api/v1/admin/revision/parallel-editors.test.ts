import { expect, it } from 'vitest'
import type { ConsentState } from '@/lib/api/v1/cms/consent.schema'
import { consentStates } from '@/lib/api/v1/cms/consent.schema'
import type { Json } from '@/lib/documents/document'
import { consentField, toAssignment, toConsentFields } from '@/lib/office/consent-fields'
import { hasErrorCode } from '@/lib/api/errors'
import { seededRandom } from '@/tests/support/seeded-random'
import { assignmentOf, createEditor, history, saveConsents, writeWording, type Editor } from './support'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']
const editors = [await createEditor('Ana', 'settings'), await createEditor('Ivo', 'settings')]
const [ana] = editors
if (!ana) throw new Error('There is no editor.')
for (const key of keys) await writeWording(ana, key)

type Acknowledged = { by: string; version: number; wanted: Record<string, Json> }
type Edit = { by: Editor; name: string; seed: number; acknowledged: Acknowledged[]; outcomes: Set<string> }

/** Saves random changes of the form, each on the version that the editor saw last; a refused editor takes the newest version and goes on. */
async function editFifty({ by, name, seed, acknowledged, outcomes }: Edit) {
  const { one, below, isLikely } = seededRandom(seed)
  let { version } = await assignmentOf(by, 'checkout')
  for (let n = 0; n < 50; n++) {
    const states = Object.fromEntries(Array.from({ length: 1 + below(2) }, () => [one(keys), one<ConsentState>(consentStates)]))
    const order = isLikely(0.2) ? keys.toSorted(() => below(3) - 1) : undefined
    try {
      const saved = await saveConsents(by, 'checkout', { version, states, order })
      const wanted = Object.fromEntries(Object.entries(states).map(([key, state]) => [consentField(key), state]))
      acknowledged.push({ by: name, version: saved.version, wanted })
      outcomes.add(saved.version > version + 1 ? 'merged' : 'saved')
      // An editor whose form stays open works on with the version they have.
      if (isLikely(0.5)) version = saved.version
    } catch (error) {
      if (!hasErrorCode(error, 'STALE_VERSION')) throw error
      outcomes.add('refused')
      version = Number(error.data.version)
    }
  }
}

// docs/rules/administration.md#form-revisions
it.each([1, 2, 3])('two editors save fifty random changes each at once, and none is lost: seed %i', async (seed) => {
  const start = toConsentFields(await assignmentOf(ana, 'checkout'), keys)
  const from = (await assignmentOf(ana, 'checkout')).version
  const acknowledged: Acknowledged[] = []
  const outcomes = new Set<string>()
  const edits = editors.map((by, index) => ({
    by,
    name: ['Ana Ivić', 'Ivo Ivić'][index] ?? '',
    seed: seed * 10 + index,
    acknowledged,
    outcomes,
  }))
  await Promise.all(edits.map(editFifty))
  const end = await assignmentOf(ana, 'checkout')
  const made = (await wholeHistory(ana)).filter(({ version }) => version > from)

  expect(outcomes).toEqual(new Set(['saved', 'merged', 'refused']))
  // One revision a version, none twice and none left out.
  expect(made.map(({ version }) => version)).toEqual(Array.from({ length: end.version - from }, (_, n) => from + n + 1))
  // Each revision continues from what the one before left, so nobody overwrote what they had not seen.
  const state = new Map<string, unknown>(Object.entries(start))
  const states = new Map([[from, new Map(state)]])
  for (const { version, before, after } of made) {
    for (const [field, value] of Object.entries(before)) expect([version, field, state.get(field)]).toEqual([version, field, value])
    for (const [field, value] of Object.entries(after)) state.set(field, value)
    // A consent that a revision shows follows the others.
    state.set('order', toAssignment(Object.fromEntries(state)).consents)
    states.set(version, new Map(state))
  }
  // Every acknowledged change stands in the history: at its version the form had what it wanted.
  for (const { version, wanted } of acknowledged) {
    const then = states.get(version)
    for (const [field, value] of Object.entries(wanted)) expect([version, field, then?.get(field)]).toEqual([version, field, value])
  }
  expect(end).toMatchObject(toAssignment(Object.fromEntries(state)))
})

async function wholeHistory(by: Editor) {
  const all = await history(by, 'consentForm', 'checkout')
  return all.toReversed()
}
