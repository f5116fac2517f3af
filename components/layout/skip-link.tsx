import type { ReactNode } from 'react'

/** The first focusable element: skips the header. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#sadrzaj"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded bg-action px-5 py-3 font-medium text-on-action transition-[translate] focus:translate-y-0 focus:shadow-float print:hidden"
    >
      {children}
    </a>
  )
}
