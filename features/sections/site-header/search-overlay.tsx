'use client'

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { useDebounced } from '@/lib/browser/use-debounced'
import { useRouter } from '@/lib/i18n/navigation'
import { Suggestions, listId, type SearchLabels } from './suggestions'

const minQueryLength = 2

/** Full-screen search with suggestions: a combobox whose list is always open (WAI-ARIA APG), so that the focus stays in the field. */
export function SearchOverlay({ labels, onClose }: { labels: SearchLabels; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const term = text.trim()
  const suggestions = useSuggestions(term)

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (term === '') return
    dialog.current?.close()
    router.push({ pathname: '/search', query: { q: term } })
  }

  // A link to the page below the overlay changes no path that would close it.
  function closeOnFollow({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
    const wantsNewTab = metaKey || ctrlKey || shiftKey || altKey
    if (!wantsNewTab) dialog.current?.close()
  }

  function type(value: string) {
    setText(value)
    setActive(null)
  }

  function follow(event: KeyboardEvent) {
    const options = [...(dialog.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = options.findIndex(({ id }) => id === active)
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        const next = options.at(event.key === 'ArrowDown' ? (at + 1) % Math.max(1, options.length) : Math.max(at, 0) - 1)
        next?.scrollIntoView({ block: 'nearest' })
        return setActive(next?.id ?? null)
      }
      case 'Enter':
        if (at < 0) return
        event.preventDefault()
        return options[at]?.click()
      case 'Escape':
        if (active === null) return
        event.preventDefault()
        return setActive(null)
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={labels.label}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink transition-opacity glow-top duration-180 starting:open:opacity-0"
    >
      <div className="mx-auto flex min-h-full max-w-4xl flex-col px-gutter pt-3 pb-16">
        <button
          type="button"
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
          className={`${iconButtonVariants({ size: 'lg' })} self-end`}
        >
          <Icon name="x" />
        </button>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form is the search */}
        <form role="search" onSubmit={submit} className="flex flex-col gap-6 pt-[6vh]">
          <label htmlFor="site-search" className="font-display text-4xl font-semibold">
            {labels.title}
          </label>
          <div className="flex items-center gap-3 border-b-2 border-ink pb-2 focus-within:border-action">
            <Icon name="search" className="size-6 shrink-0 text-ink-soft" />
            <input
              ref={field}
              id="site-search"
              name="q"
              type="text"
              role="combobox"
              aria-expanded={suggestions.found.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active ?? undefined}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={follow}
              placeholder={labels.placeholder}
              className="min-h-12 w-full min-w-0 bg-transparent text-xl outline-none focus-visible:shadow-none"
            />
            <Button type="submit">{labels.submit}</Button>
          </div>
        </form>
        <Suggestions {...suggestions} term={term} labels={labels} active={active} onFollow={closeOnFollow} />
      </div>
    </dialog>
  )
}

function suggestionsQuery(q: string) {
  const input = { q }
  return queryOptions({
    queryKey: queryKey(finderApi.searchSlugs, input),
    queryFn: ({ signal }) => call(finderApi.searchSlugs, input, { signal }),
    enabled: q.length >= minQueryLength,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useSuggestions(text: string) {
  const q = useDebounced(text)
  const { data = [], isSuccess, isFetching } = useQuery(suggestionsQuery(q))
  const isSearching = text.length >= minQueryLength && q.length >= minQueryLength
  const reason = isSuccess ? 'none' : 'failed'
  return { found: isSearching ? data : [], emptyReason: isSearching && data.length === 0 && !isFetching ? reason : null } as const
}
