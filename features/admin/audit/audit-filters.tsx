'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { formText } from '@/features/admin/shell/form-text'
import type { AuditPage } from '@/lib/api/v1/admin/audit.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { auditQueryOf, isFiltered, parseAuditState, type AuditState } from './audit-state'
import { useActorName } from './use-actor-name'

type AuditFiltersProps = { state: AuditState } & Pick<AuditPage, 'actors' | 'actions'>

/** Who, what, when; the address holds what is chosen. */
export function AuditFilters({ state, actors, actions }: AuditFiltersProps) {
  const t = useTranslations('admin.audit')
  const id = useId()
  const router = useRouter()
  const actorName = useActorName()
  const [isWrongOrder, setIsWrongOrder] = useState(false)
  // What the address names stays chosen, also where the log does not know it yet.
  const allActors =
    actors.some(({ actor }) => actor === state.actor) || !state.actor ? actors : [{ actor: state.actor, name: null }, ...actors]
  const allActions = actions.includes(state.action) || !state.action ? actions : [state.action, ...actions]

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(['actor', 'action', 'q', 'from', 'to'].map((name) => [name, formText(data, name)]))
    const next = parseAuditState(chosen)
    const isReversed = next.from !== '' && next.to !== '' && next.from > next.to
    setIsWrongOrder(isReversed)
    if (isReversed) return event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus()
    router.push({ pathname: '/admin/audit', query: auditQueryOf(next) })
  }

  return (
    // The key shows the choice of another address.
    <form
      key={JSON.stringify(state)}
      role="search"
      onSubmit={apply}
      className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_auto_auto]"
    >
      <Field id={`${id}-q`} label={t('find')}>
        {(control) => <Input {...control} type="search" name="q" defaultValue={state.q} maxLength={100} placeholder={t('findHint')} />}
      </Field>
      <Field id={`${id}-actor`} label={t('filters.actor')}>
        {(control) => (
          <Select {...control} name="actor" defaultValue={state.actor}>
            <option value="">{t('filters.anyone')}</option>
            {allActors.map(({ actor, name }) => (
              <option key={actor} value={actor}>
                {actorName(actor, name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id={`${id}-action`} label={t('filters.action')}>
        {(control) => (
          <Select {...control} name="action" defaultValue={state.action}>
            <option value="">{t('filters.anything')}</option>
            {allActions.map((action) => (
              <option key={action}>{action}</option>
            ))}
          </Select>
        )}
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={t(`filters.${name}`)}
          error={name === 'to' && isWrongOrder ? t('filters.wrongOrder') : undefined}
        >
          {(control) => <Input {...control} type="date" name={name} defaultValue={state[name]} />}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" variant="secondary">
          {t('filters.apply')}
        </Button>
        {isFiltered(state) ? (
          <LinkButton href="/admin/audit" variant="quiet">
            {t('filters.clear')}
          </LinkButton>
        ) : null}
      </div>
    </form>
  )
}
