'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import type { DeliveryBranch } from '@/lib/api/entities/delivery.schema'
import { findBranches } from './find-branches'

type BranchPickerProps = {
  /** Unique per method. */
  id: string
  branches: readonly DeliveryBranch[]
  /** The city of the shipping address. */
  town: string
  value: number | null
  error?: string
  onChange: (id: number) => void
}

/** Searches the branches (docs/rules/checkout.md#branch-search); shows the chosen one first on return to the step. */
export function BranchPicker({ id, branches, town, value, error, onChange }: BranchPickerProps) {
  const t = useTranslations('checkout.delivery')
  const [query, setQuery] = useState('')
  const chosen = branches.find((branch) => branch.id === value)
  const [view, setView] = useState<'chosen' | 'list' | 'reopened'>(chosen ? 'chosen' : 'list')
  const search = useRef<HTMLInputElement>(null)

  // The pressed button was removed: move the focus to the search field.
  useEffect(() => {
    if (view === 'reopened') search.current?.focus()
  }, [view])

  if (chosen && view === 'chosen') return <ChosenBranch branch={chosen} onChange={() => setView('reopened')} />

  const found = findBranches(branches, { query, town })
  return (
    <div className="flex flex-col gap-3">
      <Field id={`${id}-search`} label={t('branchSearch')}>
        {(aria) => (
          <Input
            {...aria}
            ref={search}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            start={<Icon name="search" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-ink-soft">
        {t('branchesFound', { count: found.length })}
      </p>
      <RadioGroup id={id} legend={t('branch')} legendHidden spacing="tight" error={error} required>
        <div className="-mx-1 max-h-80 divide-y divide-line overflow-y-auto overscroll-contain px-1">
          {found.map((branch) => (
            <Radio
              key={branch.id}
              name={id}
              checked={branch.id === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(branch.id)}
            >
              <BranchText branch={branch} />
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  )
}

function ChosenBranch({ branch, onChange }: { branch: DeliveryBranch; onChange: () => void }) {
  const t = useTranslations('checkout.delivery')
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
      <p className="min-w-0">
        <BranchText branch={branch} />
      </p>
      <Button variant="link" size="sm" onClick={onChange}>
        {t('branchChange')}
      </Button>
    </div>
  )
}

function BranchText({ branch: { name, street, houseNumber, zipCode, city, hours } }: { branch: DeliveryBranch }) {
  return (
    <>
      <span className="font-medium">{name}</span>
      <span className="block text-sm text-ink-soft">
        {street} {houseNumber}, {zipCode} {city}
      </span>
      {hours ? <span className="block text-sm text-ink-soft">{hours}</span> : null}
    </>
  )
}
