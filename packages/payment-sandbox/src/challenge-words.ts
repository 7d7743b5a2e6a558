import { wordsFor } from './words-for.ts';

interface Words {
  bank: string;
  question: string;
  payment: (amount: string) => string;
  saving: string;
  complete: string;
  fail: string;
  done: string;
  doneNote: string;
}

const languages: Record<string, Words> = {
  en: {
    bank: 'Test bank',
    question: 'Is this you?',
    payment: (amount) => `Confirm your payment of ${amount}. This is a test bank, so no money moves.`,
    saving: 'Confirm that we can save your card. This is a test bank, so no money moves.',
    complete: 'Complete',
    fail: 'Fail',
    done: 'All done',
    doneNote: 'You’ve already answered. You can go back to the market.',
  },
  es: {
    bank: 'Banco de prueba',
    question: '¿Eres tú?',
    payment: (amount) =>
      `Confirma tu pago de ${amount}. Es el banco de prueba de un entorno simulado: no se mueve dinero.`,
    saving:
      'Confirma que se puede guardar tu tarjeta. Es el banco de prueba de un entorno simulado: no se mueve dinero.',
    complete: 'Completar',
    fail: 'Rechazar',
    done: 'Listo',
    doneNote: 'Ya has respondido. Puedes volver al mercado.',
  },
  fr: {
    bank: 'Banque de test',
    question: 'C’est bien vous ?',
    payment: (amount) =>
      `Confirmez votre paiement de ${amount}. Ceci est une banque de test : aucun argent ne circule.`,
    saving:
      'Confirmez que votre carte peut être enregistrée. Ceci est une banque de test : aucun argent ne circule.',
    complete: 'Confirmer',
    fail: 'Refuser',
    done: 'C’est fait',
    doneNote: 'Vous avez déjà répondu. Vous pouvez retourner sur le marché.',
  },
  ar: {
    bank: 'بنك تجريبي',
    question: 'هل هذا أنت؟',
    payment: (amount) => `أكّد دفع ${amount}. هذا بنك تجريبي، ولا تُنقل أي أموال.`,
    saving: 'أكّد أنه يمكن حفظ بطاقتك. هذا بنك تجريبي، ولا تُنقل أي أموال.',
    complete: 'تأكيد',
    fail: 'رفض',
    done: 'تمّ',
    doneNote: 'سبق أن أجبت. يمكنك العودة إلى السوق.',
  },
};

export const challengeWords = (accepted?: string) => wordsFor(languages, accepted);
