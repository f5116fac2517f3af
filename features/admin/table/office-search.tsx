'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { cn } from '@/lib/cn'
import { formText } from '@/features/admin/shell/form-text'
import { useSearchKey } from './keys/use-search-key'

type OfficeSearchProps = {
  /** The message namespace below `admin`. */
  namespace: 'caches' | 'forms' | 'orders' | 'phoneOrder.contact' | 'phoneOrder.items' | 'stock'
  /** The words that are searched for now. */
  q: string
  /** The field's id, for links to it. */
  fieldId?: string
  maxLength?: number
  busy?: boolean
  onSearch: (words: string, data: FormData) => void
  /** Further fields before that of the words. */
  children?: ReactNode
  className?: string
}

/** The search form of a list. It holds what is typed, so that its field is the same element, with its focus, when other words are searched for. */
export function OfficeSearch({ namespace, q, fieldId, maxLength = 100, busy, onSearch, children, className }: OfficeSearchProps) {
  const t = useTranslations(`admin.${namespace}`)
  const [typed, setTyped] = useState({ text: q, q })
  if (typed.q !== q) setTyped({ text: q, q })
  const form = useRef<HTMLFormElement>(null)
  useSearchKey(form)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSearch(formText(data, 'q'), data)
  }

  return (
    <form ref={form} role="search" aria-label={t('find')} onSubmit={search} className={cn('flex gap-2', className)}>
      {children}
      <Input
        id={fieldId}
        type="search"
        name="q"
        value={typed.text}
        maxLength={maxLength}
        onChange={({ target }) => setTyped({ text: target.value, q })}
        aria-label={t('find')}
        placeholder={t('findHint')}
        className="min-w-0 grow basis-0"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        <Search aria-hidden="true" className="size-4" />
        {/* Its icon leaves the words of the hint their room on a phone. */}
        <span className="max-sm:sr-only">{t('findAction')}</span>
      </Button>
    </form>
  )
}
