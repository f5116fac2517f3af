'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { AddressLines } from '@/features/address/components/address-lines'
import type { Address } from '@/lib/api/entities/address.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useAddressBook } from '../mutations'

const ConfirmWindow = lazy(async () => ({ default: (await import('./confirm-window')).ConfirmWindow }))

type AddressCardProps = { address: Address; countryName: string; onEdit: () => void }

/** An address with what it is for and what can be done with it. */
export function AddressCard({ address, countryName, onEdit }: AddressCardProps) {
  const t = useTranslations('account.addresses')
  const { makeDefault, remove } = useAddressBook()
  const [asks, setAsks] = useState(false)
  const { id, type, street, houseNumber, city } = address
  const named = { address: `${street} ${houseNumber}, ${city}` }
  const others = (['shipping', 'main'] as const).filter((purpose) => purpose !== type)

  async function use(purpose: 'shipping' | 'main') {
    try {
      await makeDefault.mutateAsync({ id, type: purpose })
      toastSuccess(t(`chosen.${purpose}`))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card as="li" padding="md" className="flex flex-col gap-4">
      <div className="flex grow flex-col items-start gap-3">
        {type === 'other' ? null : <Badge tone={type === 'shipping' ? 'lamp' : 'action'}>{t(`badges.${type}`)}</Badge>}
        <AddressLines address={{ ...address, countryName }} />
        <p className="text-sm text-ink-soft">
          <span className="block">{address.contactPhone}</span>
          <span className="block break-all">{address.contactEmail}</span>
        </p>
      </div>
      <div className="border-t border-line pt-3">
        <div className="-mx-3.5 flex flex-wrap">
          <Button variant="quiet" size="sm" aria-label={t('editNamed', named)} onClick={onEdit}>
            {t('edit')}
          </Button>
          {others.map((purpose) => (
            <Button
              key={purpose}
              variant="quiet"
              size="sm"
              busy={makeDefault.isPending && makeDefault.variables.type === purpose}
              aria-label={t(`useNamed.${purpose}`, named)}
              onClick={() => void use(purpose)}
            >
              {t(`use.${purpose}`)}
            </Button>
          ))}
          <Button variant="quiet" size="sm" aria-label={t('deleteNamed', named)} onClick={() => setAsks(true)}>
            {t('delete')}
          </Button>
        </div>
      </div>
      {asks ? (
        <Suspense>
          <ConfirmWindow
            title={t('deleteTitle')}
            text={t('deleteText', named)}
            action={t('delete')}
            onConfirm={async () => {
              await remove.mutateAsync(id)
              toastSuccess(t('deleted'))
            }}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}
