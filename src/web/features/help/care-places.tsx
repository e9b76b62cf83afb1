import { CARE_PLACES } from './help-lines.ts'
import { HelpSection } from './help-section.tsx'

export function CarePlaces() {
  return (
    <HelpSection
      id="onde-ir"
      heading="Onde buscar atendimento"
      intro="São do SUS e gratuitos. Se puder, vá com alguém."
    >
      <dl className="mt-4 space-y-4">
        {CARE_PLACES.map(({ short, name, what }) => (
          <div key={short}>
            <dt>
              <span className="font-semibold">{short}</span> <span className="text-ink-soft">({name})</span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </HelpSection>
  )
}
