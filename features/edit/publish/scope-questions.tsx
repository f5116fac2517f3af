'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { masterOf } from '@/lib/documents/masters/masters'
import { type EditState, useEditStore } from '../store/edit-store'
import { EditScopeChooser } from '../structure/masters/edit-scope'
import { LocationButton } from './location-button'

/** The sections with a master, by `key section`, of which the editor has not chosen where edits go (docs/rules/editing.md#shared-edits). */
export function useOpenQuestions(keys: readonly string[]): { key: string; section: string }[] {
  const open = useEditStore(({ sharedEdits, documents }) =>
    Object.entries(sharedEdits)
      .flatMap(([reference, { scope, changedPaths }]) =>
        scope === null && changedPaths.length > 0 && isShared(documents, reference) ? reference : [],
      )
      .join('|'),
  )
  return open.split('|').flatMap((reference) => {
    const [key = '', section = ''] = reference.split(' ')
    return keys.includes(key) && section !== '' ? [{ key, section }] : []
  })
}

/** A section that was removed, or has no master any more, has nothing to decide. */
function isShared(documents: EditState['documents'], reference: string): boolean {
  const [key = '', id = ''] = reference.split(' ')
  const section = documents[key]?.draft.document.sections[id]
  return section !== undefined && masterOf(section) !== null
}

/** Asks once more before a publication decides it by itself. */
export function ScopeQuestions({ questions }: { questions: readonly { key: string; section: string }[] }) {
  const t = useTranslations('edit.publishing')
  if (questions.length === 0) return null
  return (
    <Alert tone="warning" title={t('openQuestions')}>
      <ul className="flex flex-col gap-3">
        {questions.map((target) => (
          <li key={`${target.key} ${target.section}`} className="flex flex-col gap-1">
            <LocationButton location={{ ...target, path: [] }}>{t('openQuestion')}</LocationButton>
            <EditScopeChooser target={target} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}
