import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyChange, anyDocument } from '@/tests/support/documents'
import { applyChanges, type Change } from './changes'
import type { Document } from './document'
import { edit, isSaved, openDraft, receive, resolveConflict, startSaving, type Batch, type Draft, type SavedBatch } from './draft'

const start: Document = { v: 1, sections: { s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen', lead: '' } } } }
const title = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'title'], value })
const lead = (value: string): Change => ({ kind: 'set', section: 's_1', path: ['meta', 'lead'], value })

/** The rule of the server: a batch is saved on the newest revision only, a known one is answered again. */
class Server {
  batches: SavedBatch[] = []
  constructor(public document: Document) {}

  save(batch: Batch, revision: number): SavedBatch[] {
    const isKnown = this.batches.some(({ client, sequence }) => client === batch.client && sequence === batch.sequence)
    if (!isKnown && revision === this.batches.length) {
      this.document = applyChanges(this.document, batch.changes).document
      this.batches.push({ ...batch, revision: revision + 1 })
    }
    return this.since(revision)
  }

  since(revision: number) {
    return this.batches.slice(revision)
  }
}

describe('a draft', () => {
  it('joins the keystrokes of one field', () => {
    const typed = ['Z', 'Zi', 'Zim', 'Zima'].reduce(
      (draft, text) => edit(draft, [title(text)]).draft,
      openDraft({ client: 'a', document: start, revision: 0 }),
    )
    expect(startSaving(typed).sending?.changes).toEqual([title('Zima')])
  })

  it('keeps what is typed while an older batch is saved', () => {
    const server = new Server(start)
    const first = startSaving(edit(openDraft({ client: 'a', document: start, revision: 0 }), [title('Zi')]).draft)
    const second = edit(first, [title('Zima')]).draft
    const saved = receive(second, server.save(first.sending ?? fail(), 0))
    expect(saved.document.sections.s_1?.meta).toEqual({ title: 'Zima', lead: '' })
    expect(isSaved(saved)).toBe(false)
  })

  it('merges changes of different fields without a conflict', () => {
    const server = new Server(start)
    server.save({ client: 'b', sequence: 1, changes: [lead('Uvod')] }, 0)
    const draft = receive(edit(openDraft({ client: 'a', document: start, revision: 0 }), [title('Zima')]).draft, server.since(0))
    expect([draft.document.sections.s_1?.meta, draft.conflicts]).toEqual([{ title: 'Zima', lead: 'Uvod' }, []])
  })

  it.each([
    ['mine', 'Zima'],
    ['theirs', 'Proljeće'],
  ] as const)('reports both values of one field, and ends with %s', (choice, expected) => {
    const server = new Server(start)
    server.save({ client: 'b', sequence: 1, changes: [title('Proljeće')] }, 0)
    const draft = receive(edit(openDraft({ client: 'a', document: start, revision: 0 }), [title('Zima')]).draft, server.since(0))
    expect(draft.conflicts).toEqual([
      { section: 's_1', path: ['meta', 'title'], mine: 'Zima', theirs: 'Proljeće', client: expect.any(String) },
    ])
    const [conflict = fail()] = draft.conflicts
    const resolved = resolveConflict(draft, conflict, choice)
    const sent = startSaving(resolved)
    if (sent.sending) server.save(sent.sending, sent.revision)
    expect([resolved.conflicts, server.document.sections.s_1?.meta]).toEqual([[], { title: expected, lead: '' }])
  })
})

type Step =
  | { kind: 'edit'; editor: number; change: Change }
  | { kind: 'send' | 'lose' | 'repeat' | 'listen'; editor: number }
  | { kind: 'push'; editor: number; from: number; order: number }

const editor = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), editor, change: anyChange }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'lose' as const, 'repeat' as const, 'listen' as const), editor }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('push' as const), editor, from: fc.nat({ max: 5 }), order: fc.integer() }) },
)

/** One step of one editor: requests and answers that arrive, get lost, come twice or in another order. */
function take(draft: Draft, step: Step, server: Server): Draft {
  switch (step.kind) {
    case 'edit':
      return edit(draft, [step.change]).draft
    case 'send':
    case 'lose':
    case 'repeat': {
      const sending = startSaving(draft)
      if (!sending.sending) return sending
      const answer = server.save(sending.sending, sending.revision)
      if (step.kind === 'lose') return sending
      const again = step.kind === 'repeat' ? server.save(sending.sending, sending.revision) : []
      return receive(receive(sending, answer), again)
    }
    case 'listen':
      return receive(draft, server.since(draft.revision))
    case 'push':
      // Events of the stream: some of the batches, out of order, old ones among them.
      return receive(
        draft,
        server.since(step.from).toSorted((a, b) => ((a.revision * step.order) % 7) - ((b.revision * step.order) % 7)),
      )
  }
  throw new Error(`No such step: ${step satisfies never}`)
}

function settle(draft: Draft, server: Server): Draft {
  let current = draft
  for (let tries = 0; tries < 50 && !isSaved(current); tries++) current = take(current, { kind: 'send', editor: 0 }, server)
  return current
}

describe('three editors of one draft', () => {
  it('end with the document of the server, whatever is lost, repeated or reordered', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(step, { maxLength: 60 }), (document, steps) => {
        const server = new Server(document)
        let drafts = ['a', 'b', 'c'].map((client) => openDraft({ client, document, revision: 0 }))
        for (const one of steps) drafts = drafts.map((draft, index) => (index === one.editor ? take(draft, one, server) : draft))
        drafts = drafts.map((draft) => settle(draft, server)).map((draft) => receive(draft, server.since(draft.revision)))
        for (const draft of drafts) expect([isSaved(draft), draft.document]).toEqual([true, server.document])
      }),
      { numRuns: 400 },
    )
  })

  it('lose no keystroke of a field that nobody else edits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.array(fc.string(), { minLength: 1, maxLength: 12 }), (steps, keystrokes) => {
        const server = new Server(start)
        let own = openDraft({ client: 'own', document: start, revision: 0 })
        let other = openDraft({ client: 'other', document: start, revision: 0 })
        const notTitle = steps.filter((one) => one.kind !== 'edit' || (one.change.kind === 'set' && one.change.path.at(-1) !== 'title'))
        for (const [index, text] of keystrokes.entries()) {
          own = edit(own, [{ kind: 'set', section: 's_1', path: ['meta', 'title'], value: text }]).draft
          const one = notTitle[index]
          if (one)
            [own, other] = [
              one.editor === 0 ? take(own, one.kind === 'edit' ? { kind: 'send', editor: 0 } : one, server) : own,
              take(other, one, server),
            ]
          const meta = own.document.sections.s_1?.meta
          expect(meta).toMatchObject({ title: text })
        }
        settle(own, server)
        expect(server.document.sections.s_1?.meta).toMatchObject({ title: keystrokes.at(-1) })
      }),
    )
  })
})

function fail(): never {
  throw new Error('There is none.')
}
