export const failures = {
  failures: {
    data: {
      what: 'Os dados foram apagados quando o prazo venceu.',
      todo: 'Envie-os de novo.',
    },
    gone: {
      what: 'O modelo foi excluído antes de a execução começar.',
      todo: 'Dê outro modelo ao documento, publique e execute de novo com a versão publicada.',
    },
    template: {
      what: 'O modelo não pode ser lido.',
      todo: 'Abra-o no Word ou PowerPoint, salve como um novo DOCX ou PPTX e substitua o arquivo do documento.',
    },
    large: {
      what: 'O documento ficou grande demais.',
      todo: 'Envie menos linhas ou imagens menores, ou divida o modelo.',
    },
    tag: {
      what: 'Uma tag do modelo não pode ser preenchida com estes valores.',
      todo: 'Corrija a tag no modelo ou o valor nos dados e execute de novo.',
    },
    formula: {
      what: 'Uma fórmula não pode ser calculada com estes valores.',
      todo: 'Corrija a fórmula no modelo ou o valor nos dados e execute de novo.',
    },
    output: {
      what: 'O documento preenchido foi excluído antes de o PDF ser criado.',
      todo: 'Execute de novo.',
    },
    password: {
      what: 'A senha do PDF ficou vazia, ou é uma que nenhum PDF pode ter.',
      todo: 'Envie um valor para cada tag da senha, ou mude o texto dela no fluxo, e execute de novo.',
    },
    locked: {
      what: 'Um PDF com senha não pode ser enviado para assinatura.',
      todo: 'Desative a senha ou a assinatura deste documento, publique e execute de novo com a versão publicada.',
    },
    fieldTag: {
      what: 'Um valor contém o que se tornaria um campo para assinar.',
      todo: 'Envie os dados sem {{…}} nesse valor: só o modelo diz o que o signatário preenche.',
    },
    picture: {
      what: 'Uma imagem não pode ser usada.',
      todo: 'Envie um PNG ou JPEG de até 5 MB.',
    },
    address: {
      what: 'O endereço do signatário não é um endereço de e-mail.',
      todo: 'Envie os dados corrigidos: ao continuar, o mesmo endereço seria usado.',
    },
    signatureText: {
      what: 'Um texto da solicitação de assinatura não pode ser usado.',
      todo: 'Mude o texto no fluxo ou o valor nos dados e execute de novo.',
    },
    converter: {
      what: 'O LibreOffice, que cria os PDFs, está faltando ou não inicia.',
      todo: 'Avise o operador. Quando estiver disponível, continue na etapa que falhou.',
    },
    busy: {
      what: 'Há documentos demais sendo criados agora.',
      todo: 'Continue um pouco mais tarde na etapa que falhou.',
    },
    lost: {
      what: 'Um arquivo não está mais no armazenamento.',
      todo: 'Avise o operador.',
    },
    internal: {
      what: 'Algo deu errado do nosso lado.',
      todo: 'Continue na etapa que falhou; se falhar de novo, informe ao operador o identificador da execução.',
    },
    slides: {
      what: 'Com estes valores, todos os slides são omitidos.',
      todo: 'Mantenha um slide sem {{#if}} e {{#each}} no título e nas notas.',
    },
    limit: {
      what: 'Um limite da conta foi atingido.',
      todo: 'Continue na etapa que falhou quando o limite permitir de novo.',
    },
    other: {
      what: 'Uma etapa foi recusada.',
      todo: 'Veja os detalhes, corrija o fluxo ou os dados e execute de novo.',
    },
  },
  warningKinds: {
    value: 'Sem valor',
    kind: 'Outro tipo de valor do que a tag espera',
    picture: 'Imagem não usada',
    font: 'Outra fonte usada',
    alike: 'Outra fonte usada, com a mesma largura da do modelo',
    slide: 'Mais do que cabe em um slide: o resto fica cortado',
    link: 'Link omitido',
    other: 'A verificar',
  },
};
