import { LogoMark } from '@/features/sections/components/logo-mark'
import { currentSite } from '@/server/rsc'

/** What visitors get in place of the whole site. */
export async function ClosedView({ title, text }: { title: string; text: string }) {
  const site = await currentSite()
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 px-gutter text-center on-inverse glow-top">
      <LogoMark className="size-24 text-inverse-ink" />
      <p className="eyebrow text-accent">{site.name}</p>
      <h1>{title}</h1>
      <p className="max-w-lg text-lg text-inverse-ink-soft">{text}</p>
    </main>
  )
}
