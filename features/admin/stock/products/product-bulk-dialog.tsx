'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { toastError } from '@/lib/browser/toast/toast'
import { useDebounced } from '@/lib/browser/use-debounced'
import { useRouter } from '@/lib/i18n/navigation'
import { newId } from '@/lib/text/new-id'
import { Choice, ChangeFields } from './change-fields'
import { changeOf, emptyChange, priceTasks, visibilityTasks, type ChangeForm } from './change-form'
import { ProductPreview } from './product-preview'
import { productBulkPreviewQuery, useCreateProductBulk } from './product-bulk-queries'

type ProductBulkDialogProps = {
  topic: 'prices' | 'visibility'
  chosen: InputOf<typeof officeProductBulkApi.preview>['chosen']
  onClose: () => void
}

/** Asks what is done with the chosen products, shows their new prices, and starts the run. */
export function ProductBulkDialog({ topic, chosen, onClose }: ProductBulkDialogProps) {
  const t = useTranslations('admin.stock')
  const router = useRouter()
  const tasks = topic === 'prices' ? priceTasks : visibilityTasks
  // A price change needs a number before it does anything; hiding products must be chosen.
  const [form, setForm] = useState<ChangeForm>({ ...emptyChange, task: topic === 'prices' ? 'price' : null })
  const [hasTried, setHasTried] = useState(false)
  // Kept while the change is, so that a second try after a lost answer starts no second run.
  const [key, setKey] = useState(newId)
  const value = useDebounced(form.value)
  const isTyping = value !== form.value
  const change = changeOf({ ...form, value })
  const { data, error, isPlaceholderData } = useQuery(productBulkPreviewQuery({ chosen, change }))
  const preview = isTyping || isPlaceholderData ? undefined : data
  // What a change lacks is said at its field.
  const canStart = change === null ? !isTyping : preview !== undefined && preview.changes > 0
  const { mutateAsync: create } = useCreateProductBulk()

  function edit(edited: Partial<ChangeForm>) {
    setForm({ ...form, ...edited })
    setKey(newId())
  }

  async function submit() {
    setHasTried(true)
    if (!change || !preview || preview.changes === 0) return
    try {
      const { runId } = await create({ key, input: { chosen, change } })
      router.push({ pathname: '/admin/runs/[id]', params: { id: runId } })
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <FormDialog
      title={t(`products.${topic}`)}
      labels={{ submit: t('bulk.start'), cancel: t('cancel'), close: t('close') }}
      canSubmit={form.task !== null && canStart}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice
        id="product-task"
        label={t('products.task')}
        hint={t(form.task === null ? 'products.taskMissing' : 'products.taskHint')}
        unchosen={t('products.unchosen')}
        required={topic === 'visibility'}
        options={tasks}
        value={form.task}
        nameOf={(one) => t(`products.tasks.${one}`)}
        onChoose={(task) => edit({ task })}
      />
      <ChangeFields
        form={form}
        valueError={hasTried && !isTyping && change === null ? t('products.valueMissing') : undefined}
        onChange={edit}
      />
      {change === null ? null : <ProductPreview preview={preview} error={error} />}
      {change === null && topic === 'prices' ? <p className="text-ink-soft">{t('products.previewLater')}</p> : null}
    </FormDialog>
  )
}
