'use client'

import { useTranslations } from 'next-intl'
import { ListFilters } from '@/features/admin/table/list-filters'
import type { AuditPage } from '@/lib/api/v1/admin/audit.schema'
import { auditList, type AuditState } from './audit-list'
import { useActorName } from './use-actor-name'

type AuditFiltersProps = { state: AuditState } & Pick<AuditPage, 'actors' | 'actions'>

/** Who, what, when; the address holds what is chosen. */
export function AuditFilters({ state, actors, actions }: AuditFiltersProps) {
  const t = useTranslations('admin.audit')
  const actorName = useActorName()
  // What the address names stays chosen, also where the log does not know it yet.
  const allActors =
    actors.some(({ actor }) => actor === state.actor) || !state.actor ? actors : [{ actor: state.actor, name: null }, ...actors]
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
            ...allActors.map(({ actor, name }) => ({ value: actor, label: actorName(actor, name) })),
          ],
        },
        {
          kind: 'choice',
          name: 'action',
          label: t('filters.action'),
          options: [{ value: '', label: t('filters.anything') }, ...allActions.map((action) => ({ value: action, label: action }))],
        },
        { kind: 'day', name: 'from', label: t('filters.from') },
        { kind: 'day', name: 'to', label: t('filters.to') },
      ]}
      className="mb-6"
    />
  )
}
