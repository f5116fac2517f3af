'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { AddressLines } from '@/features/address/components/address-lines'
import type { Address } from '@/lib/api/entities/address.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastErrorText, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { useAddressBook } from './use-address-book'

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog')).ConfirmDialog)

type AddressCardProps = { address: Address; countryName: string; onEdit: () => void }

export function AddressCard({ address, countryName, onEdit }: AddressCardProps) {
  const t = useTranslations('account.addresses')
  const { makeDefault, remove } = useAddressBook()
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const { id, type, street, houseNumber, city } = address
  const named = { address: `${street} ${houseNumber}, ${city}` }
  const others = (['shipping', 'main'] as const).filter((purpose) => purpose !== type)

  async function makeDefaultFor(purpose: 'shipping' | 'main') {
    try {
      await makeDefault.mutateAsync({ id, type: purpose })
      toastSuccess(t(`chosen.${purpose}`))
    } catch (error) {
      if (isGone(error)) toastErrorText(t('gone'), error)
      else toastError(error)
    }
  }

  return (
    <Card as="li" padding="md" className="flex flex-col gap-4">
      <div className="flex grow flex-col items-start gap-3">
        {type === 'other' ? null : <Badge tone={type === 'shipping' ? 'accent' : 'action'}>{t(`badges.${type}`)}</Badge>}
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
              onClick={() => void makeDefaultFor(purpose)}
            >
              {t(`use.${purpose}`)}
            </Button>
          ))}
          <Button variant="quiet" size="sm" aria-label={t('deleteNamed', named)} onClick={() => setConfirmingDelete(true)}>
            {t('delete')}
          </Button>
        </div>
      </div>
      {isConfirmingDelete ? (
        <ConfirmDialog
          title={t('deleteTitle')}
          text={t('deleteText', named)}
          action={t('delete')}
          onConfirm={async () => {
            try {
              await remove.mutateAsync(id)
              toastSuccess(t('deleted'))
            } catch (error) {
              if (!isGone(error)) throw error
              toastInfo(t('gone'))
            }
          }}
          onClose={() => setConfirmingDelete(false)}
        />
      ) : null}
    </Card>
  )
}

/** Deleted in another tab. */
function isGone(error: unknown) {
  return hasErrorCode(error, 'NOT_FOUND')
}
