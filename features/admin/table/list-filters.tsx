'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { cn } from '@/lib/cn'
import { useRouter } from '@/lib/i18n/navigation'
import { useSearchKey } from './keys/use-search-key'
import type { ListState, OfficeListDefinition } from './define-list'

type Option = { value: string; label: string }

type FilterField<Name extends string> = { name: Name; label: string } & (
  | { kind: 'words'; hint: string; maxLength?: number }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'several'; options: readonly Option[] }
  | { kind: 'day' }
)

type ListFiltersProps<State extends ListState> = {
  list: OfficeListDefinition<State>
  state: State
  fields: readonly FilterField<keyof State & string>[]
  className?: string
}

/** The search and filters of a list; the address holds what is chosen. A period stands in the fields `from` and `to`. */
export function ListFilters<State extends ListState>({ list, state, fields, className }: ListFiltersProps<State>) {
  const t = useTranslations('admin.table')
  const id = useId()
  const router = useRouter()
  /** What the list showed when a reversed period was refused. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const hasWords = fields.some(({ kind }) => kind === 'words')
  useSearchKey(form, hasWords)
  // Five columns of 10rem fit, of which the words take two: with more fields the words stand alone above the others.
  const isInTwoRows = hasWords && fields.length > 4
  const clearHref = list.clearHref(state)
  const address = JSON.stringify(state)

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const valuesOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
    const chosen = Object.fromEntries(fields.map(({ name }) => [name, valuesOf(name).join(',').trim()]))
    const next = list.parse({ ...list.href(state).query, ...chosen })
    const { from, to }: ListState = next
    const isWrong = Boolean(from && to && from > to)
    setRefusedAt(isWrong ? address : null)
    if (isWrong) return event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus()
    router.push(list.href(next))
  }

  return (
    <form ref={form} role="search" aria-label={t('filters')} onSubmit={apply} className={cn('flex flex-col gap-4', className)}>
      <div
        className={cn(
          'grid items-start gap-4 sm:grid-cols-2',
          isInTwoRows ? 'lg:grid-cols-4' : 'lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
        )}
      >
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            className={field.kind !== 'words' ? undefined : isInTwoRows ? 'sm:col-span-full' : 'lg:col-span-2'}
            value={state[field.name] ?? ''}
            address={address}
            error={field.name === 'to' && refusedAt === address ? t('wrongOrder') : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary">
          {t('apply')}
        </Button>
        {clearHref ? (
          <LinkButton href={clearHref} variant="quiet">
            {t('clear')}
          </LinkButton>
        ) : null}
      </div>
    </form>
  )
}

type FilterControlProps = {
  id: string
  field: FilterField<string>
  value: ListState[string]
  /** What the list shows; another one replaces what was typed. */
  address: string
  error: string | undefined
  className: string | undefined
}

/** It holds what is typed, so that it is the same element, with its focus, when the address changes. */
function FilterControl({ id, field, value, address, error, className }: FilterControlProps) {
  const [typed, setTyped] = useState({ value, address })
  if (typed.address !== address) setTyped({ value, address })
  const type = (next: string | string[]) => setTyped({ value: next, address })
  if (field.kind === 'several') {
    const chosen: readonly string[] = Array.isArray(typed.value) ? typed.value : []
    return (
      <fieldset>
        <legend className="text-sm font-medium">{field.label}</legend>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            name={field.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => type(chosen.filter((one) => one !== option.value).concat(target.checked ? option.value : []))}
          >
            {option.label}
          </Checkbox>
        ))}
      </fieldset>
    )
  }
  return (
    <Field id={id} label={field.label} error={error} className={className}>
      {(control) => {
        const shared = {
          ...control,
          name: field.name,
          value: String(typed.value ?? ''),
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type(target.value),
        }
        switch (field.kind) {
          case 'words':
            return <Input {...shared} type="search" maxLength={field.maxLength ?? 100} placeholder={field.hint} />
          case 'day':
            return <Input {...shared} type="date" />
          case 'choice':
            return (
              <Select {...shared}>
                {field.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            )
        }
        return field satisfies never
      }}
    </Field>
  )
}
