'use client'

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { iconButtonLook } from '@/components/ui/icon-button'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { useRouter } from '@/lib/i18n/navigation'
import { CmsLink } from '../components/cms-link'

const kinds = ['product', 'productCategory', 'post', 'page'] as const

export type SearchWords = Record<'title' | 'label' | 'placeholder' | 'submit' | 'close' | 'suggestions' | 'none', string> & {
  kinds: Record<(typeof kinds)[number], string>
}

const shortest = 2

/** The whole window for one question. Enter leads to the search page; what is offered below leads straight there. */
export function SearchOverlay({ words, onClose }: { words: SearchWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const [text, setText] = useState('')

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    if (q === '') return
    dialog.current?.close()
    router.push({ pathname: '/search', query: { q } })
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.label}
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink transition-opacity lamp-glow duration-180 starting:open:opacity-0"
    >
      <div className="mx-auto flex min-h-full max-w-4xl flex-col px-gutter pt-3 pb-16">
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className={`${iconButtonLook({ size: 'lg' })} self-end`}
        >
          <X aria-hidden="true" />
        </button>
        <search>
          <form onSubmit={submit} className="flex flex-col gap-6 pt-[6vh]">
            <label htmlFor="site-search" className="font-display text-4xl font-semibold">
              {words.title}
            </label>
            <div className="flex items-center gap-3 border-b-2 border-ink pb-2 focus-within:border-action">
              <Search aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
              <input
                ref={field}
                id="site-search"
                name="q"
                type="text"
                role="searchbox"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                value={text}
                onChange={(event) => setText(event.target.value)}
                placeholder={words.placeholder}
                className="min-h-12 w-full min-w-0 bg-transparent text-xl outline-none focus-visible:shadow-none"
              />
              <Button type="submit">{words.submit}</Button>
            </div>
          </form>
        </search>
        <Suggestions text={text.trim()} words={words} />
      </div>
    </dialog>
  )
}

function suggestionsQuery(q: string) {
  const input = { q }
  return queryOptions({
    queryKey: queryKey(finderApi.searchSlugs, input),
    queryFn: ({ signal }) => call(finderApi.searchSlugs, input, { signal }),
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function Suggestions({ text, words }: { text: string; words: SearchWords }) {
  const q = useSettled(text)
  const { data, isFetching } = useQuery(suggestionsQuery(q))
  if (!data || q.length < shortest) return null
  if (data.length === 0) return isFetching ? null : <p className="pt-8 text-ink-soft">{words.none}</p>
  return (
    <section aria-label={words.suggestions} className="grid gap-x-10 gap-y-8 pt-10 sm:grid-cols-2">
      {kinds.map((kind) => {
        const found = data.filter(({ type }) => type === kind)
        return found.length === 0 ? null : (
          <div key={kind}>
            <p className="pb-2 eyebrow text-lamp-ink">{words.kinds[kind]}</p>
            <ul>
              {found.map(({ slug, title }) => (
                <li key={slug}>
                  <CmsLink
                    link={{ kind, target: slug }}
                    className="-mx-3 flex min-h-11 items-center rounded px-3 text-lg hover:bg-action-soft hover:text-action-strong"
                  >
                    {title}
                  </CmsLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

// A pause in typing, so that each letter is not a question.
const pause = 180

function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
