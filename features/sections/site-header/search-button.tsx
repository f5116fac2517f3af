'use client'

import { Search } from 'lucide-react'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { Link, usePathname } from '@/lib/i18n/navigation'
import type { SearchLabels } from './search-overlay'

const loadOverlay = () => import('./search-overlay')
const SearchOverlay = lazy(async () => ({ default: (await loadOverlay()).SearchOverlay }))

/** A link to the search page that opens the overlay instead, once there is a script to open it. */
export function SearchButton({ label, words }: { label: string; words: SearchLabels }) {
  const pathname = usePathname()
  // Remembers where it was opened, so that another page finds it closed (SPEC 2).
  const [openAt, setOpenAt] = useState<string | null>(null)

  function open(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (wantsNewTab) return
    event.preventDefault()
    setOpenAt(pathname)
  }

  return (
    <>
      <Link
        href="/search"
        prefetch={false}
        aria-label={label}
        onClick={open}
        onPointerEnter={loadOverlay}
        onFocus={loadOverlay}
        className={iconButtonVariants()}
      >
        <Search aria-hidden="true" />
      </Link>
      {openAt === pathname ? (
        <Suspense>
          <SearchOverlay words={words} onClose={() => setOpenAt(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
