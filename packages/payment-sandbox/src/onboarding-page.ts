import type { Call } from './call.ts';
import { plainPage } from './plain-page.ts';
import { findLink } from './resources/account-links.ts';
import { wordsFor } from './words-for.ts';

interface Asked {
  account: string;
  token: string;
}

const languages = {
  en: {
    title: 'Test identity check',
    question: 'Who are you?',
    note: 'Here your payment provider would ask for your name, your birthday and an ID. This is a sandbox: nobody is asked anything.',
    done: 'That’s me',
    later: 'Later',
  },
  es: {
    title: 'Verificación de prueba',
    question: '¿Quién eres?',
    note: 'Aquí tu proveedor de pagos te pediría tu nombre, tu fecha de nacimiento y un documento. Esto es un entorno de prueba: no se pregunta nada.',
    done: 'Soy yo',
    later: 'Más tarde',
  },
  fr: {
    title: 'Vérification de test',
    question: 'Qui êtes-vous ?',
    note: 'Ici, votre prestataire de paiement demanderait votre nom, votre date de naissance et une pièce d’identité. Ceci est un environnement de test : rien n’est demandé.',
    done: 'C’est moi',
    later: 'Plus tard',
  },
  ar: {
    title: 'تحقق تجريبي',
    question: 'من أنت؟',
    note: 'هنا يسألك مزوّد الدفع عن اسمك وتاريخ ميلادك ووثيقة هوية. هذه بيئة تجريبية، ولا يُسأل أحد عن شيء.',
    done: 'هذا أنا',
    later: 'لاحقًا',
  },
};

/** Where a seller says who they are, or where they are sent when their link is too old; undefined without one. */
export function onboardingPage(
  call: Call,
  { account, token }: Asked,
  accepted?: string,
): { page: string } | { to: string } | undefined {
  const link = findLink(call, account, token);
  if (!link) return undefined;
  if (!link.isValid) return { to: link.refreshUrl };
  const { language, words } = wordsFor(languages, accepted);
  const content = `<h1>${words.question}</h1><p>${words.note}</p>
<form method="post"><button name="result" value="done">${words.done}</button>
<button name="result" value="later" class="quiet">${words.later}</button></form>`;
  return { page: plainPage(content, language, words.title) };
}
