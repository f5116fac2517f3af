'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { markCanvas } from '../kit/canvas-marks'
import { useEditStore } from '../store/edit-store'
import { useLastDefined } from '../use-last-defined'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useIsPageVisible } from '@/lib/browser/use-is-page-visible'
import { colourOf, initialsOf, usePeople, type Person } from './people-store'
import { sendSelection, watchPresence } from './watch-presence'

/** Colleagues on this page: their initials in the bar, a frame in their colour around what they have selected (docs/rules/editing.md#presence). */
export function Presence() {
  const t = useTranslations('edit.presence')
  const people = usePeople((state) => state.people)
  const userId = useAuthStore((state) => state.userId)
  usePresence()
  // Another window of the same editor is no colleague.
  const nameOf = ({ userId: id, name }: Person) => (String(id) === userId ? t('self') : name)
  if (people.length === 0) return null
  return (
    <ul aria-label={t('label')} className="flex shrink-0 -space-x-2">
      {people.map((person) => (
        <li
          key={person.client}
          title={nameOf(person)}
          className="grid size-9 place-items-center rounded-full border-2 border-inverse text-xs font-semibold text-inverse-ink"
          style={{ background: colourOf(person) }}
        >
          <span aria-hidden="true">{initialsOf(person)}</span>
          <span className="sr-only">{nameOf(person)}</span>
        </li>
      ))}
    </ul>
  )
}

function usePresence() {
  // Each change of the keys is a new stream, so they are awaited together.
  const keys = useLastDefined(useEditStore(({ documents, opening }) => (opening.length > 0 ? undefined : watchedKeys(documents)))) ?? ''
  const key = useEditStore(({ selection }) => selection?.key ?? '')
  const section = useEditStore(({ selection }) => selection?.section ?? null)
  const people = usePeople((state) => state.people)
  const isVisible = useIsPageVisible()

  useEffect(() => {
    if (keys === '' || !isVisible) return undefined
    const abort = new AbortController()
    void watchPresence(keys.split(' '), abort.signal)
    return () => abort.abort()
  }, [keys, isVisible])

  useEffect(() => {
    if (key === '') return undefined
    void sendSelection(key, section)
    return () => void sendSelection(key, null)
  }, [key, section])

  useEffect(
    () =>
      markCanvas(
        people.flatMap((person) => (person.selected ? [{ ...person.selected, colour: colourOf(person), label: person.name }] : [])),
      ),
    [people],
  )
}

/** A stream watches 20 documents at most; the page comes before the sections that it shares. */
function watchedKeys(documents: object) {
  const keys = Object.keys(documents)
  const masters = keys.filter((key) => key.startsWith('master:'))
  return [...keys.filter((key) => !masters.includes(key)), ...masters].slice(0, 20).join(' ')
}
