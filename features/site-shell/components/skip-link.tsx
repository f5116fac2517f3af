import type { ReactNode } from 'react'

/** The first thing a keyboard finds: past the header, straight to the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#sadrzaj"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-action px-5 py-3 font-medium text-on-action transition-[translate] focus:translate-y-0 focus:shadow-float"
    >
      {children}
    </a>
  )
}
