import { cn } from '@/lib/cn'

/** The shop's logo: a lamp, lit or unlit. */
export function LogoMark({ lit = true, className }: { lit?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('shrink-0', className)}>
      {lit ? (
        <>
          <path d="M9.2 18.5h13.6L29 30H3z" className="fill-accent" opacity="0.42" />
          <path d="M12.4 18.5h7.2L24 30H8z" className="fill-accent" opacity="0.75" />
        </>
      ) : null}
      <path d="M16 1.5v5" className="stroke-current" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M16 5.5c-7 0-11.4 5.3-12 11.4-.1.9.6 1.6 1.5 1.6h21c.9 0 1.6-.7 1.5-1.6-.6-6.1-5-11.4-12-11.4z" className="fill-current" />
      <path d="M12.2 18.5a3.8 3.8 0 0 0 7.6 0z" className={lit ? 'fill-accent-strong' : 'fill-line-strong'} />
    </svg>
  )
}
