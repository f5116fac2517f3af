import { Stack } from '@/components/layout/stack'
import { cn } from '@/lib/cn'
import { Showcase } from './showcase'

const titles = [
  { size: 'text-6xl', text: 'Šapat u čitaonici' },
  { size: 'text-5xl', text: 'Đačka ljubav i žuti ćilim' },
  { size: 'text-4xl', text: 'Povratak Filipa Latinovicza' },
  { size: 'text-3xl', text: 'Knjige koje se čitaju pod lampom' },
  { size: 'text-2xl', text: 'Večer s prevoditeljicom, 14. studenoga u 19 sati' },
  { size: 'text-xl', text: 'Priče iz davnine, ilustrirano izdanje iz 1926.' },
] as const

const texts = [
  { size: 'text-lg', text: 'Uvodni redak: knjižara u kojoj lampa gori do deset, a preporuka se dobiva uz čaj.' },
  { size: 'text-base', text: 'Tekst: svaku narudžbu zamotamo rukom, a knjigu s posvetom šaljemo tek kad se tinta osuši.' },
  { size: 'text-sm', text: 'Manji tekst: dostava od dva do tri radna dana, besplatna iznad 40,00 €.' },
  { size: 'text-xs', text: 'Sitni tekst: najniža cijena u zadnjih 30 dana bila je 17,90 €.' },
] as const

export function TypeShowcase() {
  return (
    <Showcase id="slova" title="Slova">
      <Stack gap="md">
        {titles.map(({ size, text }) => (
          <p key={size} className={cn('font-display font-semibold text-balance', size)}>
            {text}
          </p>
        ))}
      </Stack>
      <Stack gap="sm">
        <p className="eyebrow text-accent-ink">Nadnaslov iznad naslova</p>
        {texts.map(({ size, text }) => (
          <p key={size} className={cn('max-w-prose', size)}>
            {text}
          </p>
        ))}
        <p>
          U tekstu stoji{' '}
          <a href="#slova" className="text-link">
            poveznica
          </a>
          , <em className="font-display italic">naslov djela</em> i <strong className="font-semibold">naglasak</strong>.
        </p>
      </Stack>
    </Showcase>
  )
}
