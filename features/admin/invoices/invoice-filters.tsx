'use client'

import { useTranslations } from 'next-intl'
import { useId, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { formText } from '@/features/admin/shell/form-text'
import { useRouter } from '@/lib/i18n/navigation'
import { formatMonth } from '@/lib/office/formats'
import {
  fiscalStates,
  invoiceKinds,
  invoiceQueryOf,
  invoiceStates,
  isFiltered,
  monthsUntil,
  parseInvoiceState,
  type InvoiceListState,
} from './invoice-state'

/** Words, month, kind and state; the address holds what is chosen. */
export function InvoiceFilters({ state, thisMonth }: { state: InvoiceListState; thisMonth: string }) {
  const t = useTranslations('admin.invoices')
  const id = useId()
  const router = useRouter()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = Object.fromEntries(['q', 'month', 'kind', 'state', 'fiscal'].map((name) => [name, formText(data, name)]))
    router.push({ pathname: '/admin/invoices', query: invoiceQueryOf(parseInvoiceState(chosen)) })
  }

  const selects = [
    { name: 'kind', options: invoiceKinds.map((value) => ({ value, label: t(`kinds.${value}`) })) },
    { name: 'state', options: invoiceStates.map((value) => ({ value, label: t(`states.${value}`) })) },
    { name: 'fiscal', options: fiscalStates.map((value) => ({ value, label: t(`fiscalStates.${value}`) })) },
  ] as const
  return (
    // The key shows the choice of another address.
    <form
      key={JSON.stringify(state)}
      role="search"
      onSubmit={apply}
      className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
    >
      <Field id={`${id}-q`} label={t('find')}>
        {(control) => <Input {...control} type="search" name="q" defaultValue={state.q} maxLength={100} placeholder={t('findHint')} />}
      </Field>
      <Field id={`${id}-month`} label={t('filters.month')}>
        {(control) => (
          <Select {...control} name="month" defaultValue={state.month}>
            <option value="">{t('filters.anyMonth')}</option>
            {monthsUntil(thisMonth, state.month).map((month) => (
              <option key={month} value={month}>
                {formatMonth(`${month}-15`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {selects.map(({ name, options }) => (
        <Field key={name} id={`${id}-${name}`} label={t(`filters.${name}`)}>
          {(control) => (
            <Select {...control} name={name} defaultValue={state[name]}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" variant="secondary">
          {t('filters.apply')}
        </Button>
        {isFiltered(state) ? (
          <LinkButton href="/admin/invoices" variant="quiet">
            {t('filters.clear')}
          </LinkButton>
        ) : null}
      </div>
    </form>
  )
}
