'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { Button } from '@/components/ui/button/button'
import { resolveConflict, type Conflict } from '@/lib/documents/draft'
import { isSection } from '@/lib/documents/clipboard'
import { markCanvas } from '../kit/canvas-marks'
import { usePeople } from '../presence/people-store'
import { editStore, updateDocument, useEditStore } from '../store/edit-store'
import { LocationButton } from '../publish/location-button'
import { useValueText } from './use-value-text'

/** Fields that a colleague and this editor have changed; the editor chooses (docs/rules/editing.md#conflict). */
export function ConflictsPanel() {
  const t = useTranslations('edit.conflicts')
  const documents = useEditStore((state) => state.documents)
  const conflicts = Object.entries(documents).flatMap(([key, { draft }]) => draft.conflicts.map((conflict) => ({ key, conflict })))
  const sections = [...new Set(conflicts.map(({ key, conflict }) => `${key} ${conflict.section}`))].join('|')
  const label = t('mark')

  useEffect(() => {
    const marks = sections.split('|').flatMap((reference) => {
      const [key, section] = reference.split(' ')
      return key && section ? [{ key, section, colour: 'var(--color-danger)', label }] : []
    })
    return markCanvas(marks)
  }, [sections, label])

  if (conflicts.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {conflicts.map(({ key, conflict }) => (
        <ConflictCard key={`${key} ${conflict.section} ${conflict.path.join('/')}`} documentKey={key} conflict={conflict} />
      ))}
    </ul>
  )
}

function ConflictCard({ documentKey: key, conflict }: { documentKey: string; conflict: Conflict }) {
  const t = useTranslations('edit.conflicts')
  const valueText = useValueText()
  const { section, path, mine, theirs } = conflict
  const origin = useOrigin(conflict)
  const labels = { mine: 'mine', theirs: origin === 'ownWindow' ? 'ownWindow' : 'theirs' } as const

  function choose(choice: 'mine' | 'theirs') {
    updateDocument(key, ({ draft }) => ({ draft: resolveConflict(draft, conflict, choice) }))
    const isLast = Object.values(editStore.getState().documents).every(({ draft }) => draft.conflicts.length === 0)
    if (isLast) editStore.setState({ panel: null })
  }

  return (
    <li className="flex flex-col gap-3 rounded border border-line p-4">
      <LocationButton location={{ key, section, path }} lostType={path.length === 0 && isSection(mine) ? mine.type : ''}>
        {t(`explain.${origin}`)}
      </LocationButton>
      {(['mine', 'theirs'] as const).map((choice) => (
        <div key={choice} className="flex flex-col gap-2 rounded bg-sunken p-3">
          <p className="text-sm font-semibold">{t(labels[choice])}</p>
          <p className="line-clamp-6 text-sm break-words whitespace-pre-line">{valueText(choice === 'mine' ? mine : theirs)}</p>
          <Button size="sm" variant="secondary" onClick={() => choose(choice)}>
            {t(`keep.${labels[choice]}`)}
          </Button>
        </div>
      ))}
    </li>
  )
}

/** Whose change it is, by the windows that are on the page; one that has gone is not known. */
function useOrigin({ client }: Conflict): 'colleague' | 'ownWindow' | 'unknown' {
  const userId = useAuthStore((state) => state.userId)
  const person = usePeople(({ people }) => people.find((one) => one.client === client))
  if (!person) return 'unknown'
  return String(person.userId) === userId ? 'ownWindow' : 'colleague'
}
