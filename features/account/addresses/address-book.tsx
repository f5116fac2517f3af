'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { Address } from '@/lib/api/entities/address.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { emptyAddressValues, toAddressPayload, toAddressValues, type AddressValues } from './address-values'
import { useAddressBook } from './use-address-book'
import { useCurrentUser } from '@/features/account/current-user'
import { useAddressRules } from './address-rules'
import { AddressCard } from './address-card'
import { AddressForm } from './address-form'

const typeOrder: Record<Address['type'], number> = { shipping: 0, main: 1, billing: 2, other: 3 }

/** The saved addresses, or the form of the one that is edited. */
export function AddressBook() {
  const t = useTranslations('account.addresses')
  const user = useCurrentUser()
  const rules = useAddressRules()
  const { create, update } = useAddressBook()
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  /** Whether another tab has deleted the edited address: what was typed is then saved as a new one. */
  const [isGone, setGone] = useState(false)
  const isNew = edited === 'new' || isGone
  const addresses = user.addresses.toSorted((one, other) => typeOrder[one.type] - typeOrder[other.type] || other.id - one.id)

  async function save(values: AddressValues) {
    try {
      if (isNew) await create.mutateAsync(toAddressPayload(values))
      else if (edited) await update.mutateAsync({ id: edited.id, ...toAddressPayload(values) })
      toastSuccess(t('saved'))
    } catch (error) {
      if (hasErrorCode(error, 'NOT_FOUND')) setGone(true)
      throw error
    }
  }

  function close() {
    setEdited(null)
    setGone(false)
  }

  if (edited && rules) {
    return (
      <AddressForm
        key={edited === 'new' ? 'new' : edited.id}
        title={isNew ? t('newTitle') : t('editTitle')}
        values={edited === 'new' ? emptyAddressValues(user, rules.defaultCountry) : toAddressValues(edited)}
        countries={rules.countries}
        lettersOnly={rules.lettersOnly}
        onSave={save}
        onClose={close}
      />
    )
  }
  const add = (
    <Button busy={edited !== null} onClick={() => setEdited('new')}>
      <Icon name="plus" className="size-5" />
      {t('add')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <EmptyState icon={<Icon name="map-pin" />} title={t('empty.title')} actions={add}>
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg" align="start">
      <ul className="grid grid-cols-1 w-full gap-4 sm:grid-cols-2 sm:gap-5">
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
