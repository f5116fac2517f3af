'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { formText } from '@/features/admin/shell/form-text'
import { CountForm } from '@/features/admin/stock/change/count-form'
import { stockItemQuery, useCountStock, useScanStock } from '@/features/admin/stock/stock-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { decideEntry } from './decide-entry'

/** `code`: as it was scanned. */
type Scanned = { item: StockDetail; code: string }

/**
 * Counting with a scanner that types: a code and Enter open the item, a number and Enter save it, and the next code can follow. The cursor moves by itself, so
 * no key but the scanner's is needed between two items.
 */
export function ScanView() {
  const t = useTranslations('admin.stock.scan')
  const codeField = useRef<HTMLInputElement>(null)
  const [scanned, setScanned] = useState<Scanned | null>(null)
  const [text, setText] = useState('')
  const [counted, setCounted] = useState<readonly StockDetail[]>([])
  const [codeError, setCodeError] = useState<string>()
  const { mutateAsync: find, isPending } = useScanStock()
  const mayCount = useMayCall(officeStockApi.count)

  useEffect(() => {
    // On a touch screen the keyboard would cover the page.
    if (!window.matchMedia?.('(pointer: coarse)').matches) codeField.current?.focus()
  }, [])

  async function scan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = formText(new FormData(form), 'code')
    if (code === '' || isPending) return
    const again = scanned && decideEntry(text + code, scanned.code)
    if (again?.kind === 'same') {
      setText(String(again.pieces))
      setCodeError(undefined)
      form.reset()
      return
    }
    if (scanned && text !== '') {
      setCodeError(t('unsaved', { name: scanned.item.name }))
      codeField.current?.select()
      return
    }
    // Nothing can be typed for the item before while the next one loads.
    setScanned(null)
    try {
      setScanned({ item: await find(code), code })
      setCodeError(undefined)
      form.reset()
    } catch (failure) {
      if (hasErrorCode(failure, 'NOT_FOUND')) setCodeError(t('unknown', { code }))
      else toastError(failure)
      codeField.current?.select()
    }
  }

  function finish(item: StockDetail) {
    setCounted((before) => [item, ...before.filter(({ id }) => id !== item.id)])
    close()
  }

  function close() {
    setScanned(null)
    setText('')
    setCodeError(undefined)
    codeField.current?.focus()
  }

  const crumbs = <OfficeBreadcrumbs list="stock" current={t('title')} />
  if (!mayCount) {
    return (
      <>
        {crumbs}
        <NotAllowed />
      </>
    )
  }
  return (
    <>
      {crumbs}
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <form noValidate onSubmit={(event) => void scan(event)} className="mb-6 max-w-xl">
        <Field id="scan-code" label={t('code')} error={codeError}>
          {(control) => (
            // An error below must not move the button away from its field.
            <div className="flex gap-2">
              <Input
                {...control}
                ref={codeField}
                name="code"
                maxLength={60}
                autoComplete="off"
                autoCapitalize="off"
                enterKeyHint="search"
                className="min-w-0 grow basis-0"
              />
              <Button type="submit" variant="secondary" busy={isPending}>
                {t('find')}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {scanned ? (
        <ScannedItem
          key={`${scanned.item.id}-${scanned.code}`}
          scanned={scanned}
          text={text}
          onTextChange={setText}
          onDone={finish}
          onCancel={close}
        />
      ) : null}
      {counted.length > 0 ? <CountedList items={counted} /> : null}
    </>
  )
}

type ScannedItemProps = {
  scanned: Scanned
  text: string
  onTextChange: (text: string) => void
  onDone: (item: StockDetail) => void
  onCancel: () => void
}

function ScannedItem({ scanned, text, onTextChange, onDone, onCancel }: ScannedItemProps) {
  const t = useTranslations('admin.stock')
  const { data: item } = useQuery({ ...stockItemQuery(scanned.item.id), initialData: scanned.item })
  const count = useCountStock()
  const [hasOtherCode, setHasOtherCode] = useState(false)

  /** The same code again is one piece more; another one must not become a number. */
  function readText(text: string) {
    const entry = decideEntry(text, scanned.code)
    setHasOtherCode(entry.kind === 'other')
    if (entry.kind === 'same') return String(entry.pieces)
    return entry.kind === 'other' ? entry.count : null
  }

  return (
    <Card as="section" tone="accent" padding="lg" aria-labelledby="scanned-title" className="mb-6 max-w-xl">
      <h2 id="scanned-title" className="text-xl wrap-anywhere">
        {item.name}
      </h2>
      <p className="pb-4 wrap-anywhere text-ink-soft">{item.sku}</p>
      <CountForm
        formId="scanned-count"
        item={item}
        count={count}
        text={text}
        onTextChange={onTextChange}
        onDone={onDone}
        onOtherText={readText}
        inputRef={focusOnMount}
        hasNote={false}
      />
      {hasOtherCode ? (
        <p role="alert" className="pt-3 font-medium text-danger">
          {t('scan.otherCode')}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 pt-4">
        <Button type="submit" form="scanned-count" busy={count.isPending}>
          {t('count.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  )
}

/** A ref: the cursor goes where the next key belongs. */
function focusOnMount(field: HTMLInputElement | null) {
  field?.focus()
}

function CountedList({ items }: { items: readonly StockDetail[] }) {
  const t = useTranslations('admin.stock.scan')
  return (
    <section aria-labelledby="counted-title" className="max-w-xl">
      <h2 id="counted-title" className="pb-3 text-xl">
        {t('done', { count: items.length })}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {items.map(({ id, name, sku, onShelf }) => (
            <li key={id} className="flex justify-between gap-4 px-4 py-3">
              <span className="min-w-0">
                <span className="block wrap-anywhere">{name}</span>
                <span className="text-sm wrap-anywhere text-ink-soft">{sku}</span>
              </span>
              <strong className="tabular-nums">{onShelf}</strong>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
