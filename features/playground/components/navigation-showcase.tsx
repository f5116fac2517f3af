import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { Pagination } from '@/components/ui/navigation/pagination'
import { Progress } from '@/components/ui/feedback/progress'
import { Steps } from '@/components/ui/navigation/steps'
import { Showcase, WideSample } from './showcase'

const paginationLabels = {
  first: 'Prva stranica',
  previous: 'Prethodna stranica',
  next: 'Sljedeća stranica',
  last: 'Zadnja stranica',
  page: (page: number) => `Stranica ${page}`,
}

function hrefFor(page: number) {
  return { pathname: '/playground', query: { page } } as const
}

export function NavigationShowcase() {
  return (
    <Showcase id="kretanje" title="Kretanje">
      <WideSample name="Breadcrumbs">
        <Breadcrumbs
          label="Putanja"
          items={[{ label: 'Naslovnica', href: '/' }, { label: 'Trgovina', href: '/shop' }, { label: 'Povratak Filipa Latinovicza' }]}
        />
      </WideSample>
      <WideSample name="Pagination: na početku, u sredini, na kraju">
        <div className="flex flex-col gap-4">
          <Pagination page={1} totalPages={5} hrefFor={hrefFor} labels={{ ...paginationLabels, nav: 'Stranice, kratko' }} />
          <Pagination page={12} totalPages={40} hrefFor={hrefFor} labels={{ ...paginationLabels, nav: 'Stranice, sredina' }} />
          <Pagination page={140} totalPages={140} hrefFor={hrefFor} labels={{ ...paginationLabels, nav: 'Stranice, kraj' }} />
        </div>
      </WideSample>
      <WideSample name="Steps">
        <Steps label="Koraci narudžbe" doneLabel="dovršeno" steps={['Adresa', 'Dostava', 'Plaćanje']} current={1} />
      </WideSample>
      <WideSample name="Progress">
        <Progress label="Do besplatne dostave" valueText="još 12,40 €" value={27.6} max={40} />
      </WideSample>
    </Showcase>
  )
}
