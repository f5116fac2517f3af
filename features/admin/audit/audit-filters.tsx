'use client'

import { useTranslations } from 'next-intl'
import { ListFilters } from '@/features/admin/table/list-filters'
import { actionText, actorChoiceText } from '@/lib/office/audit/audit-texts'
import type { AuditWords } from '@/lib/office/audit/audit-words'
import type { AuditPage } from '@/lib/api/v1/admin/audit.schema'
import { auditList, type AuditState } from './audit-list'

type AuditFiltersProps = { state: AuditState; words: AuditWords } & Pick<AuditPage, 'actors' | 'actions'>

/** Who, what, when; the address holds what is chosen. */
export function AuditFilters({ state, actors, actions, words }: AuditFiltersProps) {
  const t = useTranslations('admin.audit')
  // What the address names stays chosen, also where the log does not know it yet.
  const allActors =
    actors.some(({ actor }) => actor === state.actor) || !state.actor
      ? actors
      : [{ actor: state.actor, actorName: null, actorEmail: null }, ...actors]
  const allActions = actions.includes(state.action) || !state.action ? actions : [state.action, ...actions]
  return (
    <ListFilters
      list={auditList}
      state={state}
      fields={[
        { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
        {
          kind: 'choice',
          name: 'actor',
          label: t('filters.actor'),
          options: [
            { value: '', label: t('filters.anyone') },
            ...byLabel(allActors.map((one) => ({ value: one.actor, label: actorChoiceText(one, words) }))),
          ],
        },
        {
          kind: 'choice',
          name: 'action',
          label: t('filters.action'),
          options: [
            { value: '', label: t('filters.anything') },
            ...byLabel(allActions.map((action) => ({ value: action, label: actionText(action, words) }))),
          ],
        },
        { kind: 'day', name: 'from', label: t('filters.from') },
        { kind: 'day', name: 'to', label: t('filters.to') },
      ]}
      className="mb-6"
    />
  )
}

function byLabel(options: readonly { value: string; label: string }[]) {
  return options.toSorted((a, b) => a.label.localeCompare(b.label, 'hr'))
}
