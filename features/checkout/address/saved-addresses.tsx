'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useFieldId } from '@/components/form/form'
import { Button } from '@/components/ui/button/button'
import { RadioCard } from '@/components/ui/control/radio-card'
import { RadioGroup } from '@/components/ui/control/radio-group'
import type { Address } from '@/lib/api/entities/address.schema'
import { newAddress, type AddressForm, type AddressValues, type AddressKind } from './address-schema'

/** The others appear with a button, so that the submit button stays on the screen of a phone. */
const initialCount = 3

type SavedAddressesProps = {
  control: Control<AddressForm, unknown, AddressValues>
  kind: AddressKind
  legend: string
  legendHidden?: boolean
  book: readonly Address[]
  onChoose: (address: Address) => void
  onEdit: (address: Address) => void
}

/** The saved addresses and the choice of a new one. */
export function SavedAddresses({ control, kind, legend, legendHidden, book, onChoose, onEdit }: SavedAddressesProps) {
  const t = useTranslations('checkout.address')
  const { field, fieldState } = useController({ control, name: `${kind}.from` })
  const id = useFieldId<AddressForm>(`${kind}.from`)
  const [isExpanded, setIsExpanded] = useState(false)
  const chosen = book.findIndex((address) => String(address.id) === field.value)
  const shown = isExpanded || chosen >= initialCount ? book : book.slice(0, initialCount)
  const radio = (value: string) => ({
    name: field.name,
    onBlur: field.onBlur,
    checked: field.value === value,
    required: true,
    'aria-invalid': fieldState.invalid || undefined,
  })
  return (
    <RadioGroup id={id} legend={legend} legendHidden={legendHidden} error={fieldState.error?.message} required>
      {shown.map((address, index) => (
        <RadioCard
          key={address.id}
          {...radio(String(address.id))}
          ref={index === 0 ? field.ref : undefined}
          title={`${address.street} ${address.houseNumber}, ${address.zipCode} ${address.city}`}
          description={[`${address.firstName} ${address.lastName}`, address.companyName, address.contactPhone].filter(Boolean).join(' · ')}
          onChange={() => {
            field.onChange(String(address.id))
            onChoose(address)
          }}
        >
          <Button variant="link" size="sm" onClick={() => onEdit(address)}>
            {t('editSaved')}
          </Button>
        </RadioCard>
      ))}
      {shown.length < book.length ? (
        <Button variant="quiet" size="sm" className="self-start" onClick={() => setIsExpanded(true)}>
          {t('moreSaved', { count: book.length - shown.length })}
        </Button>
      ) : null}
      <RadioCard {...radio(newAddress)} title={t('newAddress')} onChange={() => field.onChange(newAddress)} />
    </RadioGroup>
  )
}
