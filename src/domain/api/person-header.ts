/**
 * Names the person whose screen a request comes from. Every request for a person's data carries it, and is refused with
 * `other_person` when the session is somebody else's: another person may have signed in to the same browser meanwhile.
 */
export const PERSON_HEADER = 'x-person'
/** The same for the event stream, which a browser opens without headers. */
export const PERSON_QUERY = 'person'
