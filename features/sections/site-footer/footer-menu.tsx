import { useId, type ReactNode } from 'react'

export function FooterMenu({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="pb-2 eyebrow text-lamp">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  )
}
