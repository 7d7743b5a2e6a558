/** What people ask about a piece under the hammer, by the name of the fact that answers it; `{piece}` is what it is. */
export interface RoomQuestion {
  asked: readonly string[];
  /** `{value}` is what stands in its description. */
  answered: readonly string[];
}

export const questionsByFact: Readonly<Record<string, RoomQuestion>> = {
  Material: {
    asked: [
      'What’s it made of?',
      'What’s the {piece} made of?',
      'What material is this?',
      'Is that what I think it is? What’s it made of?',
    ],
    answered: ['{value}.', 'This one is {value:lower}.', '{value}, all of it.'],
  },
  Size: {
    asked: [
      'How big is it?',
      'Can you give me the measurements?',
      'What size is the {piece}?',
      'Hard to tell on screen, how large is that?',
    ],
    answered: ['{value}.', 'It measures {value}.', '{value}, I just had the tape on it.'],
  },
  Height: {
    asked: ['How tall is it?', 'How tall is the {piece}?', 'Would it fit on a shelf? What’s the height?'],
    answered: ['{value} tall.', '{value} from foot to top.', 'It stands {value} tall.'],
  },
  Weight: {
    asked: ['Is it heavy?', 'What does the {piece} weigh?', 'How much does it weigh?'],
    answered: ['{value} on my scale.', 'It weighs {value}.', '{value}.'],
  },
  Condition: {
    asked: ['What condition is it in?', 'Is it new?', 'Any wear on it?'],
    answered: [
      '{value}.',
      'Condition: {value:lower}. Photos are in the listing.',
      '{value}, as it says in the listing.',
    ],
  },
  Opening: {
    asked: ['How wide is the neck?', 'What’s the opening, roughly?'],
    answered: ['The opening is {value}.', '{value} across.'],
  },
  Holds: {
    asked: ['How much does it hold?', 'What’s the capacity of the {piece}?'],
    answered: ['{value}.', 'It holds {value}.', '{value}, filled to where you’d fill it.'],
  },
  Pot: {
    asked: ['Does the pot come with it?', 'Can you tell us about the pot?'],
    answered: ['It does. {value}.', 'The pot’s included: {value:lower}.'],
  },
  Light: {
    asked: ['How much light does it want?', 'Would it be happy in my kitchen?'],
    answered: ['{value}, and it’s happy.', 'Light: {value:lower}.'],
  },
  Bulb: {
    asked: ['Which bulb does it need?', 'What kind of bulb does it take?'],
    answered: ['{value}.', 'It takes {value}.'],
  },
  'Seat height': {
    asked: ['How high is the seat?', 'Seat height?'],
    answered: ['{value}.', 'You sit at {value}.'],
  },
  Burns: {
    asked: ['How long does it burn?', 'How many evenings is that?'],
    answered: ['{value}.', 'It burns for {value}. I’ve timed it.'],
  },
  Movement: {
    asked: ['What’s inside?', 'Which movement is it?'],
    answered: ['{value}.', 'Inside: {value:lower}.'],
  },
  Upper: {
    asked: ['What’s the upper?', 'Leather or suede?'],
    answered: ['The upper is {value:lower}.', '{value}.'],
  },
  Sole: {
    asked: ['How’s the sole?', 'What’s the sole made of?'],
    answered: ['{value}.', 'The sole is {value:lower}.'],
  },
  Box: { asked: ['Does it come with the box?', 'Box or no box?'], answered: ['Box: {value:lower}.'] },
  Built: {
    asked: ['How are they put together?', 'Can they be resoled?'],
    answered: ['{value}.', 'Built with a {value}.'],
  },
  Cloth: {
    asked: ['What’s the cloth?', 'How heavy is the fabric?'],
    answered: ['{value}.', 'It’s {value:lower}.'],
  },
  Lining: { asked: ['Is it lined?', 'What about the lining?'], answered: ['Lining: {value:lower}.'] },
  Case: { asked: ['How big is the case?', 'Case size?'], answered: ['{value}.', 'The case is {value}.'] },
  Runs: {
    asked: ['How does it run?', 'Does it keep good time?'],
    answered: ['{value}, on my timer.', 'It runs {value}.'],
  },
  Metal: { asked: ['What metal is it?', 'Is it gold?'], answered: ['{value}.', 'It’s {value:lower}.'] },
  Stone: {
    asked: ['How big is the stone?', 'What does the stone weigh?'],
    answered: ['The stone is {value}.', '{value}.'],
  },
  Frame: {
    asked: ['What’s the frame?', 'Can you tell me about the frame?'],
    answered: ['{value}.', 'The frame is {value:lower}.'],
  },
  Lens: {
    asked: ['What’s the lens?', 'Which lens is on it?'],
    answered: ['{value}.', 'The lens: {value:lower}.'],
  },
  Width: { asked: ['How wide is it?', 'What’s the width?'], answered: ['{value} wide.', '{value} across.'] },
  Strength: { asked: ['How strong is it?', 'EDT or EDP?'], answered: ['{value}.'] },
  Notes: {
    asked: ['What does it smell of?', 'What are the notes?'],
    answered: ['{value}.', 'I get {value:lower}.'],
  },
  Film: {
    asked: ['Which film does it take?', 'What film do I need?'],
    answered: ['{value}.', 'It takes {value}.'],
  },
  Meter: { asked: ['Does the meter work?', 'How’s the meter?'], answered: ['Meter: {value:lower}.'] },
  Format: { asked: ['Which format is this?', 'LP or single?'], answered: ['{value}.', 'It’s an {value}.'] },
  Record: {
    asked: ['How’s the vinyl?', 'What grade is the record?'],
    answered: ['I’d call the record {value}.', 'The record is {value}.'],
  },
  Sleeve: {
    asked: ['And the sleeve?', 'What shape is the sleeve in?'],
    answered: ['The sleeve is {value}.', '{value} for the sleeve.'],
  },
  Kind: { asked: ['Open or closed?', 'What type are they?'], answered: ['{value}.'] },
  Impedance: {
    asked: ['What’s the impedance?', 'Will my phone drive them?'],
    answered: ['{value}.', 'They’re {value}.'],
  },
  Cable: { asked: ['How long is the cable?', 'Does the cable come off?'], answered: ['{value}.'] },
  Body: {
    asked: ['What wood is the body?', 'Which wood is that?'],
    answered: ['{value}.', 'The body is {value:lower}.'],
  },
  Scale: { asked: ['What’s the scale length?', 'Is it short scale?'], answered: ['{value}.'] },
  Strings: { asked: ['What strings are on it?'], answered: ['{value}.'] },
  Bands: { asked: ['Which bands does it get?', 'Does it do medium wave?'], answered: ['{value}.'] },
  Input: {
    asked: ['Can I plug my phone in?', 'Any input on the back?'],
    answered: ['Yes: {value}.', '{value}.'],
  },
  Language: { asked: ['Which language?', 'Is it in English?'], answered: ['{value}.'] },
  Binding: { asked: ['How are they bound?', 'Hardback or paperback?'], answered: ['{value}.'] },
  Printed: {
    asked: ['When were they printed?', 'How old are these?'],
    answered: ['{value}.', 'Printed {value}.'],
  },
  Print: { asked: ['How was it printed?', 'Which print is this?'], answered: ['{value}.'] },
  Edition: { asked: ['How big is the edition?', 'Is it numbered?'], answered: ['An edition {value}.'] },
  Pack: { asked: ['What’s in a pack?', 'How many cards is that?'], answered: ['{value}.'] },
  Seal: { asked: ['Still sealed?', 'Is the seal original?'], answered: ['{value}, untouched.'] },
  Works: { asked: ['Does it still work?', 'How does it work?'], answered: ['{value}.'] },
  Age: { asked: ['Is it OK for little ones?', 'What age is it for?'], answered: ['{value}.'] },
  Connection: { asked: ['How does it connect?', 'Wired or wireless?'], answered: ['{value}.'] },
  Battery: { asked: ['How long does the battery last?'], answered: ['{value}.', 'About {value}.'] },
  Sticks: { asked: ['What about stick drift?', 'Are the sticks new?'], answered: ['Sticks: {value:lower}.'] },
  Gears: { asked: ['How many gears?', 'What gears does it have?'], answered: ['{value}.'] },
  Wheels: { asked: ['Which wheels are on it?', 'What about the wheels?'], answered: ['{value}.'] },
  Deck: { asked: ['What’s the deck?', 'How many plies?'], answered: ['{value}.'] },
  Contains: { asked: ['What’s in it?', 'Any milk in there?'], answered: ['{value}, and nothing else.'] },
  Keeps: {
    asked: ['How long does it keep?', 'Will it last till the weekend?'],
    answered: ['{value}.', 'It keeps {value}.'],
  },
  Milk: { asked: ['Which milk?', 'Cow or sheep?'], answered: ['{value}.'] },
  Ripened: { asked: ['How old is the cheese?', 'How long was it aged?'], answered: ['{value}.'] },
  Flower: { asked: ['What flowers is it from?', 'What honey is this?'], answered: ['{value}.'] },
  Net: { asked: ['How much is in the jar?', 'What size is the jar?'], answered: ['{value}.'] },
};
