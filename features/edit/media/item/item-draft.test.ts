import { expect, it } from 'vitest'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaItem } from '@/tests/support/media-item'
import { changesOf, draftOf, takeNewest, type ItemDraft } from './item-draft'

const base = mediaItem({ title: 'More', alt: { hrv: 'More' }, tags: ['ljeto'], focal: { x: 0.2, y: 0.2 } })

type Case = { typed?: Partial<ItemDraft>; theirs: Partial<MediaItem>; draft: Partial<ItemDraft>; told: [string, string | null, boolean][] }

// docs/rules/media.md#stale-item
it.each<[string, Case]>([
  [
    'a field that only a colleague has changed follows',
    { theirs: { title: 'Zima' }, draft: { title: 'Zima' }, told: [['title', null, false]] },
  ],
  [
    'a field that both have changed stays as it was typed',
    { typed: { title: 'Ljeto' }, theirs: { title: 'Zima' }, draft: { title: 'Ljeto' }, told: [['title', null, true]] },
  ],
  ['the same change of both is none', { typed: { title: 'Zima' }, theirs: { title: 'Zima' }, draft: { title: 'Zima' }, told: [] }],
  [
    'alternative texts are told apart by language',
    {
      typed: { alt: { hrv: 'Pučina' } },
      theirs: { alt: { hrv: 'More', eng: 'Sea' } },
      draft: { alt: { hrv: 'Pučina', eng: 'Sea' } },
      told: [['alt', 'eng', false]],
    },
  ],
  [
    'tags are compared as a text',
    { typed: { tags: 'ljeto, more' }, theirs: { tags: ['zima'] }, draft: { tags: 'ljeto, more' }, told: [['tags', null, true]] },
  ],
  [
    'a replaced file takes crop and focal point with it',
    { typed: { focal: { x: 0.9, y: 0.9 } }, theirs: { version: 2, focal: null }, draft: { focal: null }, told: [] },
  ],
])('%s', (_, { typed, theirs, draft, told }) => {
  const newest = { ...base, revision: 2, ...theirs }
  const edit = takeNewest({ base, draft: { ...draftOf(base), ...typed }, colleagueChanges: [] }, newest)
  expect(edit.draft).toEqual({ ...draftOf(newest), ...draft })
  expect(edit.colleagueChanges.map(({ field, language, isKept }) => [field, language, isKept])).toEqual(told)
})

it('a kept value is saved on the newest revision, and gives way when the other one is taken', () => {
  const typed = { ...draftOf(base), title: 'Ljeto' }
  const edit = takeNewest({ base, draft: typed, colleagueChanges: [] }, { ...base, revision: 7, title: 'Zima', description: 'Novo' })
  expect(changesOf(edit.base, edit.draft)).toEqual({ id: 1, revision: 7, title: 'Ljeto' })
  const taken = edit.colleagueChanges.reduce((draft, { applyTheirs }) => ({ ...draft, ...applyTheirs(draft) }), edit.draft)
  expect(changesOf(edit.base, taken)).toBeNull()
})
