'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { useUnblockCustomer } from '@/features/admin/customers/customer-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { toastError, toastErrorText, toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { BlockDialog } from './block-dialog'

/** Blocks the person, or lets them buy and sign in again (docs/rules/customers.md#block). */
export function BlockCard({ customer }: { customer: Customer }) {
  const t = useTranslations('admin.customers.block')
  const [isOpen, setIsOpen] = useState(false)
  const { mutateAsync: unblock, isPending } = useUnblockCustomer()
  const unblockOnce = useSubmitOnce(lift)
  const mayBlock = useMayCall(officeCustomerApi.block, officeCustomerApi.unblock)
  const { id, block, blockVersion, account } = customer
  if (!mayBlock && !block) return null

  async function lift() {
    try {
      await unblock({ id, version: blockVersion })
      toastSuccess(t('lifted'))
    } catch (error) {
      // The newest state is loaded and shown; what was wanted may already be so.
      if (hasErrorCode(error, 'STALE_VERSION')) toastErrorText(t('changedMeanwhile'), error)
      else toastError(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="block-title">
      <h2 id="block-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {block ? (
        <div className="flex flex-col items-start gap-3">
          <p className="wrap-anywhere whitespace-pre-line">{block.reason}</p>
          <p className="text-sm text-ink-soft">
            {block.by ? `${block.by}, ` : ''}
            {formatDateTime(block.at)}
          </p>
          {mayBlock ? (
            <Button variant="secondary" size="sm" busy={isPending} onClick={() => void unblockOnce()}>
              {t('lift')}
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{account?.isOffice ? t('staff') : t('hint')}</p>
          {account?.isOffice ? null : (
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('open')}
            </Button>
          )}
        </div>
      )}
      {isOpen ? <BlockDialog customer={customer} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  )
}
