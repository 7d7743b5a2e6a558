/** What hosts of the demo world ask their rooms, whatever they sell. */
export const roomPolls: ReadonlyArray<{ question: string; answers: readonly string[] }> = [
  { question: 'What should I show next?', answers: ['Something small', 'Something big', 'Surprise me'] },
  {
    question: 'Where are you watching from?',
    answers: ['The sofa', 'The kitchen', 'Work. Don’t tell', 'On the move'],
  },
  { question: 'Is this one for you, or a present?', answers: ['All mine', 'A present', 'Just looking'] },
  { question: 'Longer auctions or quick ones tonight?', answers: ['Quick and wild', 'Give us time'] },
  { question: 'First show with us?', answers: ['First one', 'I’ve been to a few', 'I never miss one'] },
  { question: 'Another show this weekend?', answers: ['Saturday', 'Sunday', 'Both, please'] },
];
