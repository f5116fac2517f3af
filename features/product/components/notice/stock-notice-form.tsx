'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { useUser } from '@/features/auth/session/queries'
import { call } from '@/lib/api/client'
import { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import { describeError } from '@/lib/browser/toast/toast'

const emailPattern = /^\S+@\S+\.\S+$/

/** Asks for a mail when the product is in stock again (docs/rules/catalog.md#stock-notice). */
export function StockNoticeForm({ productId }: { productId: number }) {
  const t = useTranslations('product.notice')
  const id = useId()
  const { data: user } = useUser()
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    async mutationFn(email: string) {
      if (!emailPattern.test(email)) throw t('invalid')
      return call(stockNoticeApi.request, { productId, email })
    },
  })

  // The mutation keeps its failure, which stands at the field.
  const sendOnce = useSubmitOnce((input: Parameters<typeof mutateAsync>[0]) => mutateAsync(input).catch(() => {}))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (typeof email === 'string') void sendOnce(email.trim())
  }

  if (isSuccess) {
    return <output className="block rounded border border-success bg-success-soft px-4 py-3 text-sm text-success">{t('done')}</output>
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="noscript:hidden">
      <p className="pb-2 font-medium">{t('title')}</p>
      <Field id={id} label={t('label')} hint={t('hint')} error={error === null ? undefined : describeError(error)}>
        {(control) => (
          <span className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              defaultValue={user?.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              className="grow"
            />
            <Button type="submit" busy={isPending}>
              {t('submit')}
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
