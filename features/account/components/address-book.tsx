'use client'

import { MapPin, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Address } from '@/lib/api/entities/address.schema'
import { toastSuccess } from '@/lib/browser/toast'
import { newAddress, payloadOf, valuesOf, type BookValues } from '../address-form'
import { useAddressBook } from '../mutations'
import { useOwnUser } from '../own-user'
import { useAddressRules } from '../queries'
import { AddressCard } from './address-card'
import { AddressForm } from './address-form'

const order: Record<Address['type'], number> = { shipping: 0, main: 1, billing: 2, other: 3 }

/** Where parcels and bills go, and whatever else is worth keeping. While one address is in the form, the others step aside. */
export function AddressBook() {
  const t = useTranslations('account.addresses')
  const user = useOwnUser()
  const rules = useAddressRules()
  const { create, update } = useAddressBook()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const addresses = user.addresses.toSorted((one, other) => order[one.type] - order[other.type] || other.id - one.id)

  async function save(values: BookValues) {
    if (edited === 'new') await create.mutateAsync(payloadOf(values))
    else if (edited) await update.mutateAsync({ id: edited.id, ...payloadOf(values) })
    toastSuccess(t('saved'))
  }

  if (edited && rules) {
    return (
      <AddressForm
        key={edited === 'new' ? 'new' : edited.id}
        title={edited === 'new' ? t('newTitle') : t('editTitle')}
        values={edited === 'new' ? newAddress(user, rules.defaultCountry) : valuesOf(edited)}
        countries={rules.countries}
        lettersOnly={rules.lettersOnly}
        onSave={save}
        onClose={() => setEdited(null)}
      />
    )
  }
  const add = (
    <Button busy={edited !== null} onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" className="size-5" />
      {t('add')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState icon={<MapPin aria-hidden="true" />} title={t('empty.title')} actions={add}>
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg" align="start">
      <ul className="grid w-full gap-4 sm:grid-cols-2 sm:gap-5">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            countryName={rules?.countries.find(({ iso }) => iso === address.country)?.name ?? address.country}
            onEdit={() => setEdited(address)}
          />
        ))}
      </ul>
      {add}
    </Stack>
  )
}
